import path from "node:path";
import type { Plugin } from "vite";

const replacement = path.join(import.meta.dirname, "app/navigation/load-route-module.ts");

/**
 * Replaces React Router's loading of route modules (decision 3). The build fails if a version of React Router no
 * longer has the replaced file.
 */
export function replaceRouteModuleLoader(): Plugin {
  let isReplaced = false;
  return {
    name: "route-module-loader",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd() {
      if (!isReplaced) this.error("React Router no longer loads its route modules in routeModules.js.");
    },
    enforce: "pre",
    resolveId(source, importer) {
      if (source !== "./routeModules.js" || !importer?.includes("/react-router/dist/")) return;
      isReplaced = true;
      return replacement;
    },
  };
}
