import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { createRequestListener } from "@react-router/node";
import { createServer as createVite } from "vite";

/** The site with hot reload: the same services as in production, pages rendered anew for each request. */
const siteFolder = path.join(import.meta.dirname, "..");
const vite = await createVite({ root: siteFolder, server: { middlewareMode: true }, appType: "custom" });

type Modules = {
  readonly config: typeof import("./config.ts");
  readonly context: typeof import("./request-context.ts");
  readonly files: typeof import("./static-files.ts");
  readonly log: typeof import("./log.ts");
  readonly preview: typeof import("./preview/preview.ts");
  readonly services: typeof import("./services.ts");
  readonly social: typeof import("./social/social-images.ts");
};

async function load<Name extends keyof Modules>(file: string): Promise<Modules[Name]> {
  // Vite's loader is untyped; the file names below stand beside their types.
  return (await vite.ssrLoadModule(path.join(siteFolder, "server", file))) as Modules[Name];
}

/** Vite serves files outside the site's folder under this prefix and their whole path. */
const servedFile = (url: string) => url.replace(/^\/@fs/, "");

const config = (await load<"config">("config.ts")).parseConfig(process.env);
const services = await (await load<"services">("services.ts")).openServices(config, servedFile);
const media = (await load<"files">("static-files.ts")).mediaFiles(services.mediaFolder);
const social = (await load<"social">("social/social-images.ts")).socialImages({
  content: services.content.current,
  dataDir: config.dataDir,
  fileOf: (url) => path.join(siteFolder, "public", url),
  mediaFolder: services.mediaFolder,
});
const { log } = await load<"log">("log.ts");
const preview = (await load<"preview">("preview.ts")).createPreview({
  content: services.content,
  log,
  secure: false,
  token: config.content.token,
});
const { requestContext } = await load<"context">("request-context.ts");

const render = createRequestListener({
  build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<never>,
  getLoadContext: async (request, client) =>
    requestContext({
      ...(await preview.shownTo(request.headers.get("cookie"))),
      leads: services.leads,
      publicUrl: config.publicUrl,
      search: services.content,
      visitorAddress: client.address,
    }),
  mode: "development",
});

const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  const url = new URL(request.url ?? "/", config.publicUrl);
  const endpoint = preview.endpoints[url.pathname];
  if (endpoint) return endpoint(request, response, url);
  const page = () => vite.middlewares(request, response, () => render(request, response));
  media(request, response, () => social(request, response, page));
});
server.listen(config.port, () =>
  process.stdout.write(`Site with hot reload: http://localhost:${config.port}\n`),
);

async function close(): Promise<void> {
  services.content.close();
  await services.leads.close();
  await vite.close();
  process.exit(0);
}
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, close);
