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

/** Throws if Strapi no longer has the route: its guard must then be reviewed. */
export function findRoute(routes: Route[], method: string, path: string): Route {
  const route = routes.find((candidate) => candidate.method === method && candidate.path === path);
  if (!route) throw new Error(`Strapi has no route ${method} ${path} any more`);
  return route;
}

// Strapi does not type single routes.
const listPanelRoutes = (strapi: Core.Strapi): Route[] =>
  (strapi.admin.routes.admin as { routes: Route[] }).routes;

/** Finds a panel route by its action, such as `authentication.login`. Throws if Strapi no longer has it. */
export function findPanelRoute(strapi: Core.Strapi, action: string): Route {
  const route = listPanelRoutes(strapi).find(({ handler }) => handler === action);
  if (!route) throw new Error(`The admin panel has no route for ${action}`);
  return route;
}

export function removePanelRoute(strapi: Core.Strapi, action: string): void {
  const routes = listPanelRoutes(strapi);
  routes.splice(routes.indexOf(findPanelRoute(strapi, action)), 1);
}

export type Context = Parameters<Core.ControllerHandler>[0];

/** Returns a plugin's routes for the panel, in Strapi's format. */
export function panelRoutes(
  calls: [method: "GET" | "POST" | "PUT", path: string, handler: string, access: Route["config"]][],
) {
  const routes = calls.map(([method, path, handler, config]) => ({ method, path, handler, config }));
  return { panel: { type: "admin", prefix: "", routes } };
}

/** Configuration of a route for the site. The policy replaces Strapi's check of API tokens. */
export const siteAccess = { auth: false, policies: ["global::from-site"] };

/** Returns the configuration of a route for logged-in users, or only for those with all of these permissions. */
export function panelAccess(...actions: (string | [action: string, subject: string])[]) {
  const allowed = { name: "admin::hasPermissions", config: { actions } };
  return { policies: ["admin::isAuthenticatedAdmin", ...(actions.length > 0 ? [allowed] : [])] };
}
