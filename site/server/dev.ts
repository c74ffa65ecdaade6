import { createServer } from "node:http";
import path from "node:path";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";

const siteFolder = path.join(import.meta.dirname, "..");
const vite = await createVite({ root: siteFolder, server: { middlewareMode: true }, appType: "custom" });

/** Vite's loader is untyped: this is the one module that it is asked for by name, and its type beside it. */
const { openDevSite } = (await vite.ssrLoadModule("/server/dev-site.ts")) as typeof import("./dev-site.ts");

const site = await openDevSite({
  build: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
  env: process.env,
  siteFolder,
});

const server = createServer((request, response) => {
  const url = new URL(request.url ?? "/", site.publicUrl);
  const handler = site.handlerOf(url.pathname);
  if (handler) return handler(request, response, url);
  vite.middlewares(request, response, () => site.render(request, response));
});
server.listen(site.port, () => process.stdout.write(`Site with hot reload: http://localhost:${site.port}\n`));

async function close(): Promise<void> {
  await site.close();
  await vite.close();
  process.exit(0);
}
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, close);
