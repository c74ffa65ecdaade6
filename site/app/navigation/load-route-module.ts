import { ChunkLoadError } from "./chunk-load-error.ts";
import { loadScript, loadStyle } from "./load-chunk.ts";

interface ManifestRoute {
  css?: readonly string[] | undefined;
  readonly id: string;
  readonly module: string;
}

/**
 * Takes the place of React Router's private function of the same name (see `vite.config.ts` and decision 3), which has no
 * time limit, ignores missing style sheets, and reloads the page that one wants to leave. A navigation that was given up
 * is React Router's to forget: nothing here acts by itself.
 */
export async function loadRouteModule(
  route: ManifestRoute,
  loadedModules: Record<string, unknown>,
): Promise<unknown> {
  const { css = [], id, module } = route;
  loadedModules[id] ??= await Promise.all([loadScript(module), ...css.map((sheet) => loadStyle(sheet))])
    .then(([routeModule]) => routeModule)
    .catch((error: unknown) => {
      // React Router would now wait for the sheets itself, without a limit.
      route.css = [];
      return failingModule(error);
    });
  return loadedModules[id];
}

/** React Router expects every module to arrive, so what could not be had is a page that fails as soon as it is shown. */
function failingModule(error: unknown) {
  if (!(error instanceof ChunkLoadError)) throw error;
  const fail = () => {
    throw error;
  };
  return { default: fail, clientAction: fail, clientLoader: fail };
}
