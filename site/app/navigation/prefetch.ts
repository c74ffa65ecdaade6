import { matchRoutes } from "react-router";
import { type RouteEntry, routeTree } from "./route-tree.ts";

/** Fields of the build manifest's routes; React Router writes the manifest into every page. */
interface RouteWithScripts extends RouteEntry {
  /** Scripts imported by the route's own script. */
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
 * Prefetches a page's scripts and data when the visitor points at, touches or focuses a link. React Router's own
 * `prefetch` does not cover links inside posts.
 */
export function prefetchOnIntent(): void {
  const routes = window.__reactRouterManifest?.routes ?? {};
  const prefetchedUrls = new Set<string>();
  function prefetch({ target }: Event) {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || link.origin !== location.origin || filePath.test(link.pathname)) return;
    const scripts = scriptsOf(routes, link.pathname);
    for (const script of scripts) prefetchUrl(script, { rel: "modulepreload" });
    if (scripts.length > 0) prefetchUrl(dataUrlOf(link), { as: "fetch", rel: "prefetch" });
  }
  function prefetchUrl(url: string, attributes: { as?: string; rel: string }) {
    if (prefetchedUrls.has(url)) return;
    prefetchedUrls.add(url);
    document.head.append(Object.assign(document.createElement("link"), attributes, { href: url }));
  }
  for (const intent of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}

/** Matches pictures and PDFs, which the catch-all route would match too. */
const filePath = /\.\w+$/;

/** Returns the URL from which React Router loads the data of a link's page. */
function dataUrlOf({ pathname, search }: HTMLAnchorElement): string {
  return `${pathname === "/" ? "/_" : pathname.replace(/\/$/, "")}.data${search}`;
}

/** Returns the scripts of the page at `pathname` and their imports. */
export function scriptsOf(routes: RouteEntries, pathname: string): string[] {
  return (matchRoutes(routeTree(routes), pathname) ?? [])
    .map((match) => routes[match.route.id ?? ""])
    .flatMap((entry) => (entry ? [entry.module, ...(entry.imports ?? [])] : []));
}
