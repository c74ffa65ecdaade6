import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Rolldown } from "vite";
import { supportedBrowsers } from "./browsers.ts";
import { replaceRouteModuleLoader } from "./route-module-loader.ts";
import { sampleRecordings } from "./sample-recordings.ts";
import { serverProgram } from "./server-program.ts";

const here = import.meta.dirname;

/**
 * Puts style chunks under static/css (specification, section 7). Server and browser builds must use the same names.
 */
function assetFileNames({ names }: { names: readonly string[] }): string {
  const folder = names.some((name) => name.endsWith(".css")) ? "css" : "assets";
  return `static/${folder}/[name]-[hash][extname]`;
}

/** Puts script chunks under static/js (specification, section 7). A route's chunk is named after the page's folder. */
function chunkFileNames({ facadeModuleId, name }: { facadeModuleId: string | null; name: string }): string {
  const chunkName =
    name === "route" && facadeModuleId ? path.basename(path.dirname(facadeModuleId)) : "[name]";
  return `static/js/${chunkName}-[hash].js`;
}

type Modules = Rolldown.ChunkingContext;

/**
 * Makes one file of React and its router, which change rarely, and one of the modules that at least three pages use. The
 * class table stays separate; otherwise every page would load its styles.
 */
const sharedChunks = [
  { name: "react", test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  {
    name: (id: string, modules: Modules) => (pagesUsing(id, modules) >= 3 ? "shared" : null),
    test: /\/site\/app\/(?!sections\/class-table)|\/node_modules\/lucide-react\//,
  },
];

/** Counts the pages that import a module, directly or not. The gallery imports every part, so it does not count. */
function pagesUsing(id: string, modules: Modules): number {
  const importers = new Set([id]);
  let pages = 0;
  // A set's iterator also visits what the loop adds.
  for (const importer of importers) {
    if (importer.includes("/app/gallery/")) continue;
    const info = modules.getModuleInfo(importer);
    if (info?.isEntry || info?.dynamicImporters.length) pages += 1;
    for (const next of info?.importers ?? []) importers.add(next);
  }
  return pages;
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    replaceRouteModuleLoader(),
    sampleRecordings(),
    serverProgram("app/content/markdown/rendering-worker.ts", "rendering-worker"),
    serverProgram("app/leads/operator/main.ts", "leads"),
  ],
  resolve: { alias: { "~": path.join(here, "app") } },
  build: { assetsDir: "static", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        target: Object.entries(supportedBrowsers).map(([name, version]) => `${name}${version}`),
        rollupOptions: {
          output: {
            assetFileNames,
            chunkFileNames,
            codeSplitting: { groups: sharedChunks },
            entryFileNames: chunkFileNames,
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: path.join(here, "server/main.ts"), output: { assetFileNames } } },
    },
  },
});
