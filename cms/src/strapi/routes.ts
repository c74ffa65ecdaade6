import type { Core } from "@strapi/strapi";

export interface Route {
  method: string;
  path: string;
  handler: string | ((ctx: { body: unknown }) => void);
  config: { policies: (object | string)[]; middlewares?: object[]; auth?: unknown };
}

export interface Plugin {
  routes: { admin: { routes: Route[] } };
}

/** @throws Error when an update of Strapi has moved the route: what guarded it must then be checked again */
export function findRoute(routes: Route[], method: string, path: string): Route {
  const route = routes.find((candidate) => candidate.method === method && candidate.path === path);
  if (!route) throw new Error(`Strapi has no route ${method} ${path} any more`);
  return route;
}

// Its types say that there are routes of the panel, and nothing of a single one.
const routesOfPanel = (strapi: Core.Strapi): Route[] =>
  (strapi.admin.routes.admin as { routes: Route[] }).routes;

/**
 * @param action such as `authentication.login`
 * @throws Error when an update of Strapi has renamed the action
 */
export function findPanelRoute(strapi: Core.Strapi, action: string): Route {
  const route = routesOfPanel(strapi).find(({ handler }) => handler === action);
  if (!route) throw new Error(`The admin panel has no route for ${action}`);
  return route;
}

/** Removes a route of the panel, if there is one. */
export function removePanelRoute(strapi: Core.Strapi, action: string): void {
  const routes = routesOfPanel(strapi);
  const index = routes.findIndex(({ handler }) => handler === action);
  if (index >= 0) routes.splice(index, 1);
}

/** A call of Strapi's to a controller. */
export type Context = Parameters<Core.ControllerHandler>[0];

/** Calls that the panel makes to a plugin of ours, each with its address, its handler and who may make it. */
export function panelRoutes(
  calls: [
    method: "GET" | "POST" | "PUT",
    path: string,
    handler: string,
    access: ReturnType<typeof panelAccess>,
  ][],
) {
  const routes = calls.map(([method, path, handler, config]) => ({ method, path, handler, config }));
  return { panel: { type: "admin", prefix: "", routes } };
}

/** Configuration of a route for everyone who is logged in to the panel, or only for those with all of these permissions. */
export function panelAccess(...actions: (string | [action: string, subject: string])[]) {
  const allowed = { name: "admin::hasPermissions", config: { actions } };
  return { policies: ["admin::isAuthenticatedAdmin", ...(actions.length > 0 ? [allowed] : [])] };
}
