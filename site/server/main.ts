import path from "node:path";
import * as build from "virtual:react-router/server-build";
import { type Config, ConfigError, parseConfig } from "./config.ts";
import { createSiteServer } from "./http.ts";
import { log } from "./log.ts";
import { createPages } from "./pages.ts";
import { commonHeaders } from "./security-headers.ts";
import { openServices } from "./services.ts";
import { builtFiles, mediaFiles } from "./static-files.ts";

const builtFolder = path.join(import.meta.dirname, "../client");
const closeDeadlineMs = 8_000;

async function start(config: Config): Promise<void> {
  const { content, leads, mediaFolder } = await openServices(config, (url) => path.join(builtFolder, url));
  const { publicUrl, trustedProxies } = config;
  const pages = createPages({ build, content: content.current, leads, publicUrl, trustedProxies });
  const server = createSiteServer({
    commonHeaders: commonHeaders(publicUrl.startsWith("https:")),
    files: [builtFiles(builtFolder), mediaFiles(mediaFolder)],
    page: pages.answer,
    readiness: () => ({ cachedPages: pages.cachedPages(), content: content.status(), leads: leads.status() }),
  });
  server.once("error", (error) => fail(`The site cannot listen on port ${config.port}: ${error.message}`));
  server.listen(config.port, () => log("site.listening", { port: config.port, publicUrl }));

  async function close(): Promise<void> {
    setTimeout(() => process.exit(1), closeDeadlineMs).unref();
    content.close();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await closed;
    await leads.close();
    log("site.stopped");
    process.exit(0);
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, close);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

try {
  await start(parseConfig(process.env));
} catch (error) {
  if (error instanceof ConfigError) fail(error.message);
  fail(`The site cannot start: ${error instanceof Error ? error.message : String(error)}`);
}
