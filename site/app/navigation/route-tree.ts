import type { RouteObject } from "react-router";

/** What React Router's manifests say of every route, in the browser and on the server. */
export interface RouteEntry {
  readonly id: string;
  readonly index?: boolean | undefined;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
}

/** The routes of a manifest as a tree, to match addresses as React Router does. */
export function routeTree(
  routes: Readonly<Record<string, RouteEntry | undefined>>,
  parentId?: string,
): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => (route.parentId || undefined) === parentId)
    .map(({ id, index, path }): RouteObject => {
      const place = { id, ...(path !== undefined && { path }) };
      return index ? { ...place, index } : { ...place, children: routeTree(routes, id) };
    });
}
