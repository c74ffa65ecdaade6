import { matchRoutes, type RouteObject } from "react-router";

/** What the build says about one route; React Router writes it into every page. */
export interface RouteEntry {
  readonly css?: readonly string[] | undefined;
  readonly id: string;
  /** Scripts that the route's own script imports. */
  readonly imports?: readonly string[] | undefined;
  readonly index?: boolean | undefined;
  readonly module: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
}

export type RouteEntries = Readonly<Record<string, RouteEntry>>;

interface RouteChunks {
  /** The scripts and what they import in turn. */
  readonly preloads: readonly string[];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The files that the page at `pathname` runs on. */
export function chunksOf(routes: RouteEntries, pathname: string): RouteChunks {
  const entries = (matchRoutes(routesBelow(routes, undefined), pathname) ?? [])
    .map((match) => routes[match.route.id ?? ""])
    .filter((entry) => entry !== undefined);
  return {
    preloads: entries.flatMap((entry) => [entry.module, ...(entry.imports ?? [])]),
    scripts: entries.map((entry) => entry.module),
    styles: entries.flatMap((entry) => entry.css ?? []),
  };
}

function routesBelow(routes: RouteEntries, parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((entry) => (entry.parentId || undefined) === parentId)
    .map(({ id, index, path }): RouteObject => {
      if (index) return { id, index };
      return { id, ...(path !== undefined && { path }), children: routesBelow(routes, id) };
    });
}
