import { type RouteEntries, scriptsOf } from "./route-chunks.ts";

declare global {
  interface Window {
    readonly __reactRouterManifest?: { readonly routes: RouteEntries };
  }
}

/**
 * Fetches a page's scripts when a link to it is pointed at, touched or focused, links within posts too, which React
 * Router's own `prefetch` does not know.
 */
export function prefetchOnIntent(): void {
  const routes = window.__reactRouterManifest?.routes ?? {};
  const fetched = new Set<string>();
  function prefetch({ target }: Event) {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || link.origin !== location.origin) return;
    for (const script of scriptsOf(routes, link.pathname)) {
      if (fetched.has(script)) continue;
      fetched.add(script);
      const preload = document.createElement("link");
      preload.rel = "modulepreload";
      preload.href = script;
      document.head.append(preload);
    }
  }
  for (const intent of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}
