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

declare global {
  interface Window {
    readonly __reactRouterManifest?: { readonly routes: RouteEntries };
  }
}

/**
 * Fetches a page's scripts and data when a link to it is pointed at, touched or focused, links within posts too, which React
 * Router's own `prefetch` does not know.
 */
export function prefetchOnIntent(): void {
  const routes = window.__reactRouterManifest?.routes ?? {};
  const fetched = new Set<string>();
  function prefetch({ target }: Event) {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || link.origin !== location.origin || isFile.test(link.pathname)) return;
    const scripts = scriptsOf(routes, link.pathname);
    for (const script of scripts) fetchAhead(script, { rel: "modulepreload" });
    if (scripts.length > 0) fetchAhead(dataAddressOf(link), { as: "fetch", rel: "prefetch" });
  }
  function fetchAhead(address: string, how: { as?: string; rel: string }) {
    if (fetched.has(address)) return;
    fetched.add(address);
    document.head.append(Object.assign(document.createElement("link"), how, { href: address }));
  }
  for (const intent of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}

/** The route of unknown addresses has scripts and data for pictures and decks too. */
const isFile = /\.\w+$/;

/** Where React Router asks for the data of the page that a link leads to. */
function dataAddressOf({ pathname, search }: HTMLAnchorElement): string {
  return `${pathname === "/" ? "/_" : pathname.replace(/\/$/, "")}.data${search}`;
}

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
