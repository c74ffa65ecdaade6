import { matchRoutes, type RouteObject } from "react-router";

/** What the build says about one route; React Router writes it into every page. */
interface RouteEntry {
  readonly id: string;
  /** Scripts that the route's own script imports. */
  readonly imports?: readonly string[] | undefined;
  readonly index?: boolean | undefined;
  readonly module: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
}

export type RouteEntries = Readonly<Record<string, RouteEntry>>;

/** The scripts that the page at `pathname` runs on, and what they import in turn. */
export function scriptsOf(routes: RouteEntries, pathname: string): string[] {
  return (matchRoutes(routesBelow(routes, undefined), pathname) ?? [])
    .map((match) => routes[match.route.id ?? ""])
    .flatMap((entry) => (entry ? [entry.module, ...(entry.imports ?? [])] : []));
}

function routesBelow(routes: RouteEntries, parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((entry) => (entry.parentId || undefined) === parentId)
    .map(({ id, index, path }): RouteObject => {
      if (index) return { id, index };
      return { id, ...(path !== undefined && { path }), children: routesBelow(routes, id) };
    });
}
