import type { RouteObject } from "react-router";

/** Fields that React Router's manifests for the browser and for the server have in common. */
export interface RouteEntry {
  readonly id: string;
  readonly index?: boolean | undefined;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
}

/** Returns a manifest's routes as a tree, so that URLs match as in React Router. */
export function routeTree(
  routes: Readonly<Record<string, RouteEntry | undefined>>,
  parentId?: string,
): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => (route.parentId || undefined) === parentId)
    .map(({ id, index, path }): RouteObject => {
      const route = { id, ...(path !== undefined && { path }) };
      return index ? { ...route, index } : { ...route, children: routeTree(routes, id) };
    });
}
