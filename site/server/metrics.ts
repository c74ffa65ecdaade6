import { statfs } from "node:fs/promises";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import type { ContentStatus } from "~/content/store/content-store.server.ts";
import type { Leads } from "~/leads/leads.server.ts";
import { reasonOf } from "../app/reason.ts";
import { log, onLog } from "./log.ts";
import type { Pages } from "./pages.ts";
import type { readiness } from "./readiness.ts";
import { methodOrOther } from "./responses.ts";

/** Objects and functions that each scrape reads. */
interface MetricsSources {
  readonly connections: { readonly max: number; readonly server: Server };
  readonly content: () => ContentStatus;
  readonly leads: Pick<Leads, "status">;
  readonly stateDir: string;
  readonly pages: Pick<Pages, "cacheRequests" | "cacheSize" | "refused">;
  readonly readiness: Pick<ReturnType<typeof readiness>, "respondWithDetails" | "isReady">;
  /** Number of threads rendering Markdown that crashed or timed out since the site started. */
  readonly workerFailures: () => number;
}

/** Upper limits of the histogram's buckets in seconds: a cached page takes about the first, a visitor waits at most the last. */
const responseBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Numbers of a metric: one, or one by each value of a label. */
type Values = number | readonly [label: string, values: Readonly<Record<string, number>>];
type MetricReading = readonly [name: string, help: string, values: Values];
type Destination = Awaited<ReturnType<Leads["status"]>>["destinations"][string];

/** Starts counting log events. Imports the library only here, so that a site without metrics starts faster. */
export async function createMetrics() {
  const prom = await import("prom-client");
  const registry = new prom.Registry();
  prom.collectDefaultMetrics({ register: registry });
  const responses = new prom.Histogram({
    name: "site_http_request_duration_seconds",
    help: "Responses by method, route and status class; broken: the client left before the end",
    labelNames: ["method", "route", "status"],
    buckets: responseBuckets,
    registers: [registry],
  });
  const events = new prom.Counter({
    name: "site_log_events_total",
    help: "Log events, also those below LOG_LEVEL",
    labelNames: ["event", "level"],
    registers: [registry],
  });
  onLog((event, level) => events.inc({ event, level }));

  async function scrape(sources: MetricsSources): Promise<string> {
    const { connections, content, leads, pages, readiness, stateDir, workerFailures } = sources;
    const [openConnections, isReady, queue, disk] = await Promise.all([
      new Promise<number>((resolve) => connections.server.getConnections((_, count) => resolve(count))),
      readiness.isReady(),
      leads.status(),
      statfs(stateDir).catch(() => null),
    ]);
    const scrapeRegistry = new prom.Registry();
    const { ageMs, counts, from } = content();
    const byDestination = (figure: (state: Destination) => number): Values => [
      "destination",
      Object.fromEntries(Object.entries(queue.destinations).map(([name, state]) => [name, figure(state)])),
    ];
    const isQueueReadable = queue.unreadable === undefined;
    const problems = { invalid: counts.invalid, retried: counts.problems };
    const readings: MetricReading[] = [
      ["site_connections", "Open connections", openConnections],
      ["site_connections_limit", "Maximum number of connections", connections.max],
      ["site_ready", "1 if /readyz responds with 200", Number(isReady)],
      ["site_worker_ended_total", "Text rendering threads that crashed or timed out", workerFailures()],
      ["site_page_cache_bytes", "Size of the page cache", pages.cacheSize().cachedBytes],
      [
        "site_page_cache_requests_total",
        "Requests for pages by result: hit, miss, or stale (the last good page was sent)",
        ["result", pages.cacheRequests],
      ],
      ["site_refused_total", "Requests refused with 503, by queue", ["reason", pages.refused()]],
      ["site_content_age_seconds", "Time since content was last read without a problem", ageMs / 1000],
      ["site_content_from", "1 for the source of the shown content", ["source", { [from]: 1 }]],
      [
        "site_content_problems",
        "Problems with content: invalid entries to correct, and failures that the site retries",
        ["kind", problems],
      ],
      ["site_lead_queue_readable", "0 while the lead queue cannot be read", Number(isQueueReadable)],
      ["site_lead_queue_waiting", "Records that wait", byDestination(({ waiting }) => waiting)],
      [
        "site_lead_queue_oldest_seconds",
        "Age of the oldest waiting record",
        byDestination(({ oldestWaitingMs }) => oldestWaitingMs / 1000),
      ],
      [
        "site_lead_queue_needs_attention",
        "Deliveries that need an operator",
        byDestination(({ needAttention }) => needAttention),
      ],
    ];
    if (disk) {
      const sizes = { all: disk.blocks * disk.bsize, free: disk.bavail * disk.bsize };
      readings.push(["site_disk_bytes", "Size and free space of the disk of DATA_DIR", ["state", sizes]]);
    }
    for (const [name, help, values] of readings) {
      const Metric = name.endsWith("_total") ? prom.Counter : prom.Gauge;
      const [label, numbers] = typeof values === "number" ? ["", { "": values }] : values;
      const labelNames = label ? [label] : [];
      const metric = new Metric<string>({ name, help, labelNames, registers: [scrapeRegistry] });
      for (const [labelValue, number] of Object.entries(numbers))
        metric.inc(label ? { [label]: labelValue } : {}, number);
    }
    return prom.Registry.merge([registry, scrapeRegistry]).metrics();
  }

  return {
    /** Counts a response that has ended. `route` is one of a bounded set; `startedAt` is by `performance.now()`. */
    observeRequest(request: IncomingMessage, response: ServerResponse, route: string, startedAt: number) {
      const isWhole = response.writableEnded && response.headersSent;
      const status = isWhole ? `${Math.floor(response.statusCode / 100)}xx` : "broken";
      const seconds = (performance.now() - startedAt) / 1000;
      responses.observe({ method: methodOrOther(request), route, status }, seconds);
    },

    /** Serves `GET /metrics` and detailed `GET /readyz` on a private port. If the port cannot be opened, the site runs without it. */
    serve(
      { host, port }: { readonly host: string; readonly port: number },
      sources: MetricsSources,
    ): ServerType {
      const app = new Hono();
      app.get("/metrics", async (c) =>
        c.text(await scrape(sources), 200, { "Content-Type": registry.contentType }),
      );
      app.get("/readyz", () => sources.readiness.respondWithDetails());
      app.notFound((c) => c.text("GET /metrics\nGET /readyz\n", 404));
      app.onError((error, c) => {
        log("metrics.unavailable", { reason: reasonOf(error) });
        return c.body(null, 500);
      });
      const server = serve({ fetch: app.fetch, hostname: host, overrideGlobalObjects: false, port }, () =>
        log("metrics.listening", { host, port }),
      );
      return server.once("error", ({ message }) =>
        log("metrics.unavailable", { host, port, reason: message }),
      );
    },
  };
}
