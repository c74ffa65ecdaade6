import type { ClientInstrumentation } from "react-router";
import { ChunkLoadError } from "./chunk-load-error.ts";
import { setChunkState } from "./chunk-state.ts";
import { loadScript, loadStyle } from "./load-chunk.ts";
import { openAnewOnce } from "./recovery.ts";
import { chunksOf, type RouteEntries } from "./route-chunks.ts";

declare global {
  interface Window {
    readonly __reactRouterManifest?: { readonly routes: RouteEntries };
  }
}

export const knownRoutes: RouteEntries = window.__reactRouterManifest?.routes ?? {};

let latestNavigation = 0;

/**
 * Loads a page's files before React Router does: it has no time limit, ignores missing style sheets, and reloads the page
 * that one wants to leave, without end. A navigation whose files cannot be had is never begun.
 */
export const chunkGuard: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(begin, { to }) {
        latestNavigation += 1;
        const thisNavigation = latestNavigation;
        if (typeof to === "string" && !(await hasChunks(to))) return stayHere();
        if (thisNavigation !== latestNavigation) return stayHere();
        await begin();
      },
    });
  },
};

async function hasChunks(to: string): Promise<boolean> {
  const target = new URL(to, location.href);
  const { scripts, styles } = chunksOf(knownRoutes, target.pathname);
  setChunkState({ failure: null, isLoading: true });
  try {
    await Promise.all([
      ...scripts.map((script) => loadScript(script)),
      ...styles.map((style) => loadStyle(style)),
    ]);
    setChunkState({ failure: null, isLoading: false });
    return true;
  } catch (error) {
    if (!(error instanceof ChunkLoadError)) throw error;
    const isOpening = openAnewOnce(error, target.href);
    setChunkState({ failure: isOpening ? null : error, isLoading: isOpening });
    return false;
  }
}

/** What is returned to React Router would count as the navigation's end. */
function stayHere(): Promise<never> {
  return new Promise(() => {});
}

/** Chunks that a page imports while it is shown; Vite says when one cannot be had. */
export function watchLateChunks(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const [address = location.pathname] = /\/static\/\S+\.(?:js|css)/.exec(event.payload.message) ?? [];
    const error = new ChunkLoadError(address.endsWith(".css") ? "style" : "script", address, {
      cause: event.payload,
    });
    event.preventDefault();
    if (!openAnewOnce(error, location.href)) setChunkState({ failure: error, isLoading: false });
  });
}
