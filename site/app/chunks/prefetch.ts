import { chunksOf, type RouteEntries } from "./route-chunks.ts";

/**
 * Fetches a page's scripts when a link to it is pointed at, touched or focused. React Router's own `prefetch` reloads the
 * whole page when such a script cannot be had; a preload that fails changes nothing.
 */
export function prefetchOnIntent(routes: RouteEntries): void {
  const fetched = new Set<string>();
  function prefetch({ target }: Event) {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || link.origin !== location.origin) return;
    for (const script of chunksOf(routes, link.pathname).preloads) {
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
