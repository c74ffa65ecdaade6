import type { Core } from "@strapi/strapi";

export type PanelContext = Parameters<Core.ControllerHandler>[0];

type Action = string | [action: string, subject: string];

/**
 * A call of the admin panel that is not the content manager's.
 * @param action what somebody must be allowed to do for it; without one, being logged in is enough to ask
 */
export function panelRoute(
  method: "GET" | "POST",
  path: string,
  action: Action | undefined,
  handler: (ctx: PanelContext) => Promise<void>,
) {
  const allowed = action && { name: "admin::hasPermissions", config: { actions: [action] } };
  return {
    method,
    path,
    handler,
    info: {},
    config: { policies: ["admin::isAuthenticatedAdmin", ...(allowed ? [allowed] : [])] },
  };
}
