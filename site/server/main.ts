import path from "node:path";
import * as build from "virtual:react-router/server-build";
import { type Config, ConfigError, parseConfig } from "./config.ts";
import { contentHint } from "./content-hint.ts";
import { createSiteServer } from "./http.ts";
import { log } from "./log.ts";
import { createPages } from "./pages.ts";
import { createPreview } from "./preview/preview.ts";
import { commonHeaders } from "./security-headers.ts";
import { openServices } from "./services.ts";
import { socialImages } from "./social/social-images.ts";
import { builtFiles, mediaFiles } from "./static-files.ts";

const builtFolder = path.join(import.meta.dirname, "../client");
const closeDeadlineMs = 8_000;

async function start(config: Config): Promise<void> {
  const fileOf = (url: string) => path.join(builtFolder, url);
  const { content, leads, mediaFolder } = await openServices(config, fileOf);
  const { dataDir, publicUrl, trustedProxies } = config;
  const { token } = config.content;
  const secure = publicUrl.startsWith("https:");
  const preview = createPreview({ content, log, secure, token });
  const pages = createPages({
    build,
    content: content.current,
    leads,
    preview,
    publicUrl,
    search: content,
    trustedProxies,
  });
  const server = createSiteServer({
    commonHeaders: commonHeaders(secure),
    endpoints: {
      ...preview.endpoints,
      "/content-hint": contentHint({ look: () => void content.look(), token }),
    },
    files: [
      builtFiles(builtFolder),
      mediaFiles(mediaFolder),
      socialImages({ content: content.current, dataDir, fileOf, mediaFolder }),
    ],
    page: pages.answer,
    readiness: () => ({ cachedPages: pages.cachedPages(), content: content.status(), leads: leads.status() }),
  });
  server.once("error", (error) => fail(`The site cannot listen on port ${config.port}: ${error.message}`));
  server.listen(config.port, () => log("site.listening", { port: config.port, publicUrl }));

  async function close(): Promise<void> {
    setTimeout(() => process.exit(1), closeDeadlineMs).unref();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await closed;
    // Pages read posts of it until the last one is answered.
    content.close();
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
