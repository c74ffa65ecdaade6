import { ChunkLoadError } from "./chunk-load-error.ts";
import { loadScript, loadStyle } from "./load-chunk.ts";

interface ManifestRoute {
  css?: readonly string[] | undefined;
  readonly id: string;
  readonly module: string;
}

/**
 * Replaces React Router's private function of the same name (decision 3), which has no time limit, ignores missing
 * style sheets, and reloads the current page on failure. React Router itself drops the result of an abandoned
 * navigation.
 */
export async function loadRouteModule(
  route: ManifestRoute,
  loadedModules: Record<string, unknown>,
): Promise<unknown> {
  const { css = [], id, module } = route;
  loadedModules[id] ??= await Promise.all([loadScript(module), ...css.map((sheet) => loadStyle(sheet))])
    .then(([routeModule]) => routeModule)
    .catch((error: unknown) => {
      // Otherwise React Router would wait for the sheets itself, without a limit.
      route.css = [];
      return failingModule(error);
    });
  return loadedModules[id];
}

/**
 * Returns a module whose page, action and loader throw the error, because React Router expects every module to load.
 * Rethrows any error but a ChunkLoadError.
 */
function failingModule(error: unknown) {
  if (!(error instanceof ChunkLoadError)) throw error;
  const fail = () => {
    throw error;
  };
  return { default: fail, clientAction: fail, clientLoader: fail };
}
