import { setTimeout as delay } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import type { Connect } from "vite";
import { renderingWorkerFailures } from "~/content/markdown/markdown.server.ts";
import { SecretsError } from "../../commands/lib/secrets.mjs";
import { reasonOf } from "../app/reason.ts";
import { runOutsideRequests } from "../app/request-scope.server.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { contentWebhook } from "./content-webhook.ts";
import { indexBuiltFiles, mediaFiles } from "./files.ts";
import { readStyleSheets } from "./first-view.ts";
import { log, setLogLevel } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { createPages } from "./pages.ts";
import { createPaths, parseRequestTarget, rawPath } from "./paths.ts";
import { noContentYetResponse } from "./plain-page.ts";
import { createPreview } from "./preview/preview.ts";
import { readiness } from "./readiness.ts";
import { requestIdOf } from "./request-headers.ts";
import { failureResponse, type Handler, jsonResponse, type SiteEnv, textResponse } from "./responses.ts";
import { commonHeaders } from "./security-headers.ts";
import { connectionLimit, createSiteServer, setMetricRoute } from "./server.ts";
import { openServices } from "./services.ts";
import { socialImages } from "./social-images.ts";

interface SiteOptions {
  readonly build: () => Promise<ServerBuild>;
  readonly clientFolder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Returns the path of a bundled file, by its URL. */
  readonly fileOf: (url: string) => string;
  /** Vite's middleware in development: it serves scripts and styles, and every request renders its page. */
  readonly vite?: Connect.Server;
}

/**
 * Phases of a shutdown behind a proxy. The site serves for `announced` after /readyz reports the stop, because proxies
 * probe every 2 s. Idle connections then stay open for `idle`: a form that a proxy sends into a closed one is lost.
 */
const shutdownBehindProxyMs = { announced: 3_000, idle: 2_000 };
const shutdownWithoutProxyMs = { announced: 250, idle: 0 };
/** Time for the last responses after idle connections are closed. */
const responsesGraceMs = 1_500;
/** Maximum time of a shutdown, after which the process exits with code 1. */
const closeDeadlineMs = 9_000;
/** Time after which a connection without traffic is closed; longer than load balancers keep spare connections. */
const idleTimeoutMs = 80_000;

/** Starts the site. A failed start ends the process with a message. */
export async function runSite(options: SiteOptions): Promise<void> {
  try {
    const config = readConfig(options.env);
    // In development, every start without CONTENT_API_URL shows samples until the site has read content.
    const isTrial = options.vite ? !options.env.CONTENT_API_URL : config.content.isTrial;
    await start({ ...config, content: { ...config.content, isTrial } }, options);
  } catch (error) {
    const isExplained = error instanceof ConfigError || error instanceof SecretsError;
    fail(isExplained ? error.message : `The site cannot start: ${reasonOf(error)}`);
  }
}

async function start(config: Config, options: SiteOptions): Promise<void> {
  const { publicUrl, stateDir, trustedProxies } = config;
  const { apiToken } = config.content;
  setLogLevel(config.logLevel);
  const maxConnections = connectionLimit();
  const metrics = config.metrics && (await createMetrics());
  const { content, leads, mediaFolder } = await openServices(config, options.fileOf);
  if (apiToken === undefined) {
    log("lead.inbox-without-key", {
      consequence: "the site queues leads, and none of them reaches the lead inbox",
      remedy: "set SECRET to the cms's SECRET, or CONTENT_API_TOKEN to the key of another content service",
    });
  }
  const isHttps = publicUrl.startsWith("https:");
  const preview = createPreview({ apiToken, content, log, isHttps });
  const paths = createPaths((await options.build()).routes);
  const pages = createPages({
    build: options.build,
    content: content.current,
    hasContent: content.hasContent,
    leads,
    paths,
    preview,
    publicUrl,
    search: content,
    sheets: options.vite ? null : readStyleSheets(options.clientFolder),
    trustedProxies,
  });
  let isStopping = false;
  const readinessChecks = readiness({
    apiToken,
    content: () => content.status(),
    leads,
    leadsAreShared: config.leads.databaseUrl !== undefined,
    pageCacheSize: pages.cacheSize,
    isStopping: () => isStopping,
  });

  const app = new Hono<SiteEnv>();
  app.onError(failureResponse);
  app.use(async (c, next) => {
    const url = parseRequestTarget(c.env.incoming.url ?? "");
    if (!url) return textResponse(400, "This URL is not valid.");
    c.set("url", url);
    return next();
  });
  if (options.vite) app.use(viteHandler(options.vite));
  app.use(async (c, next) => {
    const { pathname, search } = c.var.url;
    const canonical = paths.canonicalPath(pathname);
    if (canonical === rawPath(c.env.incoming.url ?? "")) return next();
    setMetricRoute(c, "(redirect)");
    // 308 keeps the method, so that a form posted to another spelling of the path still arrives.
    return c.body(null, 308, { "Cache-Control": "public, max-age=3600", Location: `${canonical}${search}` });
  });

  const handle = (route: string, handler: Handler) =>
    app.all(route, (c, next) => {
      setMetricRoute(c, route);
      return handler(c, next);
    });
  handle("/healthz", () => jsonResponse(200, { status: "serving" }));
  handle("/readyz", readinessChecks.respond);
  for (const [path, handler] of Object.entries(preview.endpoints)) handle(path, handler);
  handle(
    "/refresh-ping",
    contentWebhook({
      apiToken,
      sync: () =>
        runOutsideRequests(() => {
          void content.sync();
          void leads.retryRequestedLeads();
        }),
    }),
  );

  const builtFiles = await indexBuiltFiles(options.clientFolder);
  const sendSocialImage = socialImages(options.fileOf, mediaFolder);
  handle("/files/*", mediaFiles(mediaFolder));
  handle("/social/*", (c, next) =>
    content.hasContent() ? sendSocialImage(c, next) : noContentYetResponse(),
  );
  handle("/static/*", builtFiles.send);
  handle("/pictures/*", builtFiles.send);
  app.all("*", (c) => {
    const { pathname } = c.var.url;
    const isFile = builtFiles.has(pathname);
    setMetricRoute(c, isFile ? "(file)" : paths.routeOf(pathname));
    return isFile ? builtFiles.send(c) : pages.respond(c);
  });

  const siteServer = createSiteServer({
    app,
    commonHeaders: options.vite ? {} : commonHeaders(isHttps),
    idleTimeoutMs,
    maxConnections,
    requestIdOf: (request) => requestIdOf(request, trustedProxies),
    observeRequest: metrics?.observeRequest,
  });
  const { server } = siteServer;
  const metricsServer =
    config.metrics &&
    metrics?.serve(config.metrics, {
      connections: { max: maxConnections, server },
      content: () => content.status(),
      leads,
      pages,
      readiness: readinessChecks,
      stateDir,
      workerFailures: renderingWorkerFailures,
    });
  server.once("error", (error) => fail(`The site cannot listen on port ${config.port}: ${error.message}`));
  server.listen(config.port, () => log("site.listening", { port: config.port, publicUrl }));

  async function close(): Promise<void> {
    setTimeout(() => process.exit(1), closeDeadlineMs).unref();
    isStopping = true;
    siteServer.endConnections();
    const { announced, idle } = trustedProxies === 0 ? shutdownWithoutProxyMs : shutdownBehindProxyMs;
    await delay(announced);
    const { closed, formsDone } = siteServer.drain(idle + responsesGraceMs, idle);
    await Promise.all([
      // Pages load posts on demand, until the last response.
      closed.then(() => content.close()),
      // Close leads after the last form, not the last download: running deliveries need the remaining time to finish.
      formsDone.then(() => leads.close()),
    ]);
    metricsServer?.close();
    log("site.stopped");
    process.exit(0);
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, close);
}

function viteHandler(middleware: Connect.Server): Handler {
  return ({ env: { incoming, outgoing } }, next) =>
    new Promise<Response | undefined>((resolve, reject) => {
      outgoing.once("close", () => resolve(RESPONSE_ALREADY_SENT));
      middleware(incoming, outgoing, (error?: unknown) => {
        if (error) reject(error);
        else next().then(() => resolve(undefined), reject);
      });
    });
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
