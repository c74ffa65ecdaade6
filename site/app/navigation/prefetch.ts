import { matchRoutes } from "react-router";
import { type RouteEntry, routeTree } from "./route-tree.ts";

/** What the build says about one route; React Router writes it into every page. */
interface RouteWithScripts extends RouteEntry {
  /** Scripts that the route's own script imports. */
  readonly imports?: readonly string[] | undefined;
  readonly module: string;
}

export type RouteEntries = Readonly<Record<string, RouteWithScripts>>;

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
  return (matchRoutes(routeTree(routes), pathname) ?? [])
    .map((match) => routes[match.route.id ?? ""])
    .flatMap((entry) => (entry ? [entry.module, ...(entry.imports ?? [])] : []));
}
