import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import { renderingWorkerEnds } from "~/content/markdown/markdown.server.ts";
import { isPage } from "~/seo/missing-page.server.ts";
import { endWhenHung } from "../../commands/lib/hang-guard.mjs";
import { reasonOf } from "../app/reason.ts";
import { outsideRequests } from "../app/request-scope.server.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { contentHint } from "./content-hint.ts";
import { readSheets } from "./first-view.ts";
import { connectionLimit, createSiteServer } from "./http.ts";
import { log, logConsole, logCrashes, setLogLevel } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { createPageAddresses } from "./page-address.ts";
import { Pages } from "./pages.ts";
import { sendNoContentYet } from "./plain-page.ts";
import { createPreview } from "./preview/preview.ts";
import { readiness } from "./readiness.ts";
import { accessLog, watchBy } from "./request-watch.ts";
import { commonHeaders } from "./security-headers.ts";
import { openServices } from "./services.ts";
import { socialImages } from "./social/social-images.ts";
import { mediaFiles, openBuiltFiles } from "./static-files.ts";
import { requestIdOf } from "./trusted-proxies.ts";
import { vitals } from "./vitals.ts";

const builtFolder = path.join(import.meta.dirname, "../client");

/** Requests are still answered for this long, while /readyz tells balancers to send no more: those that ask, every 2 s. */
const announceMs = 250;
const announceToProbesMs = 3_000;
const answersGraceMs = 1_500;
/** Over a connection that it keeps, a proxy may send a form while the site ends it, and no proxy sends a form twice. */
const keptByProxyMs = 2_000;
const closeDeadlineMs = 9_000;

/** For a client that neither reads nor asks; longer than balancers keep a connection that they opened ahead. */
const idleTimeoutMs = 80_000;

async function start(config: Config): Promise<void> {
  setLogLevel(config.logLevel);
  const maxConnections = connectionLimit();
  const metrics = config.metrics && (await createMetrics());
  const fileOf = (url: string) => path.join(builtFolder, url);
  const { content, leads, mediaFolder } = await openServices(config, fileOf);
  const { hstsIncludeSubdomains: includeSubdomains, publicUrl, stateDir, trustedProxies } = config;
  const { accessKey } = config.content;
  if (accessKey === undefined) {
    log("lead.inbox-without-key", {
      consequence: "leads are taken and wait, and none of them reaches the lead inbox",
      remedy: "set SECRET to that of the cms, or CONTENT_API_TOKEN to the key of another content service",
    });
  }
  const secure = publicUrl.startsWith("https:");
  const preview = createPreview({ accessKey, content, log, secure });
  const addresses = createPageAddresses(build.routes);
  /** A route with a parameter matches any address, such as `/constructor`. */
  const existingPage = (pathname: string) => {
    const pattern = addresses.patternOf(pathname);
    return pattern?.includes(":") && !isPage(pathname, content.current()) ? null : pattern;
  };
  const headers = commonHeaders({ includeSubdomains, secure });
  const pages = new Pages({
    addresses,
    build,
    collectsVitals: metrics !== null,
    commonHeaders: headers,
    content: content.current,
    hasContent: content.hasContent,
    leads,
    onRendered: metrics?.watchRendering,
    preview,
    publicUrl,
    search: content,
    sheets: readSheets(builtFolder),
    trustedProxies,
  });
  content.onChange(() => pages.contentChanged());
  const social = socialImages({ content: content.current, fileOf, mediaFolder, stateDir });
  let stopping = false;
  const ready = readiness({
    accessKey,
    content: () => content.status(),
    leads,
    leadsAreShared: config.leads.databaseUrl !== undefined,
    more: () => pages.cached,
    stopping: () => stopping,
  });
  const site = createSiteServer({
    built: await openBuiltFiles(builtFolder),
    canonicalPath: addresses.canonicalPath,
    commonHeaders: headers,
    endpoints: {
      ...preview.endpoints,
      "/content-hint": contentHint({
        accessKey,
        sync: () =>
          outsideRequests(() => {
            void content.sync();
            void leads.retryAsked();
          }),
      }),
      "/readyz": ready.answer,
      ...(metrics && {
        "/vitals": vitals({
          observe: metrics.watchVisit,
          patternOf: existingPage,
          publicUrl,
          trustedProxies,
        }),
      }),
    },
    folders: {
      files: mediaFiles(mediaFolder),
      social: (request, response, url) =>
        content.hasContent() ? social(request, response, url) : sendNoContentYet(response),
    },
    limits: { maxConnections, idleTimeoutMs },
    page: pages.answer,
    requestIdOf: (request) => requestIdOf(request, trustedProxies),
    routeOf: addresses.routeOf,
    sendCached: pages.sendCached,
    watch: watchBy(metrics?.watchRequests, config.hasAccessLog ? accessLog : undefined),
  });
  const { server } = site;
  const metricsServer =
    config.metrics &&
    metrics?.serve(config.metrics, {
      connections: { most: maxConnections, server },
      content: () => content.status(),
      leads,
      mediaFolder,
      pages,
      ready,
      stateDir,
      workerEnds: renderingWorkerEnds,
    });
  server.once("error", (error) => fail(`The site cannot listen on port ${config.port}: ${error.message}`));
  server.listen(config.port, () => log("site.listening", { port: config.port, publicUrl }));

  async function close(): Promise<void> {
    setTimeout(() => process.exit(1), closeDeadlineMs).unref();
    stopping = true;
    site.endConnections();
    await delay(ready.isProbed() ? announceToProbesMs : announceMs);
    const idleMs = trustedProxies === 0 ? 0 : keptByProxyMs;
    const { closed, formsDone } = site.drain(idleMs + answersGraceMs, idleMs);
    await Promise.all([
      // Pages read posts of it until the last one is answered.
      closed.then(() => content.close()),
      // A slow download is no reason to break off an email that is just being sent.
      formsDone.then(() => leads.close()),
    ]);
    metricsServer?.close();
    log("site.stopped");
    process.exit(0);
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, close);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

endWhenHung();
logConsole();
logCrashes();
try {
  await start(readConfig(process.env));
} catch (error) {
  if (error instanceof ConfigError) fail(error.message);
  fail(`The site cannot start: ${reasonOf(error)}`);
}
