/** Run by `npm run dev`: serves the site from its sources, with hot reload. */
import path from "node:path";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";

const siteFolder = path.join(import.meta.dirname, "..");
const clientFolder = path.join(siteFolder, "public");
const podcastFolder = path.join(siteFolder, "../samples/content/podcast");
const vite = await createServer({
  root: siteFolder,
  server: { middlewareMode: true },
  appType: "custom",
});

/** Returns the path of a file, by its URL. Vite serves files outside the site's folder under `/@fs` and their path. */
function fileOf(url: string): string {
  if (url.startsWith("/@fs/")) return decodeURIComponent(url.slice("/@fs".length));
  if (url.startsWith("/audio/")) return path.join(podcastFolder, path.basename(url));
  return path.join(clientFolder, url);
}

/** Vite's `ssrLoadModule` is untyped, so both modules are cast to their types. */
const { runSite } = (await vite.ssrLoadModule("/server/site.ts")) as typeof import("./site.ts");
const build = async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;

await runSite({ build, clientFolder, env: process.env, fileOf, vite: vite.middlewares });
process.stdout.write(`Site with hot reload: http://localhost:${process.env.PORT ?? 3000}\n`);
