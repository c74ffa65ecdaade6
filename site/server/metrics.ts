import { statfs } from "node:fs/promises";
import type { Server } from "node:http";
import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import type { ContentStatus } from "~/content/store/content-store.server.ts";
import type { Leads } from "~/leads/leads.server.ts";
import { reasonOf } from "../app/reason.ts";
import { log, onLog } from "./log.ts";
import type { Pages } from "./pages.ts";
import type { readiness } from "./readiness.ts";
import { methodLabel, type RequestObserver } from "./request-observer.ts";
import type { Visit } from "./vitals.ts";

/** Objects and functions that each scrape reads. */
interface MetricsSources {
  readonly connections: { readonly max: number; readonly server: Server };
  readonly content: () => ContentStatus;
  readonly leads: Pick<Leads, "status">;
  readonly stateDir: string;
  readonly pages: Pick<Pages, "cacheRequests" | "cacheSize" | "queueLoads">;
  readonly readiness: Pick<ReturnType<typeof readiness>, "respondWithDetails" | "isReady">;
  /** Number of rendering threads that crashed or timed out since the site started. */
  readonly workerFailures: () => number;
}

/** Upper limits in seconds, from a cached page to the longest wait of a visitor. */
const responseBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const renderBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const vitalBuckets = [0.05, 0.1, 0.2, 0.5, 1, 1.5, 2, 2.5, 4, 10];
/** Layout shift has no unit. */
const shiftBuckets = [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5];

/** Values of the label `result` of deliveries, by log event. */
const deliveryResults: Readonly<Record<string, string>> = {
  "lead.delivered": "delivered",
  "lead.delivery-failed": "failed",
  "lead.needs-attention": "needs attention",
};

/** Values read for a scrape: one, or one for each value of a label. */
type Values = number | readonly [label: string, values: Readonly<Record<string, number>>];
type MetricReading = readonly [name: string, help: string, values: Values];
type Destination = Awaited<ReturnType<Leads["status"]>>["destinations"][string];

/** Starts counting. Imports the library only here, so that a site without metrics starts faster. */
export async function createMetrics() {
  const prom = await import("prom-client");
  const registry = new prom.Registry();
  const registers = [registry];
  prom.collectDefaultMetrics({ register: registry });

  const histogram = <Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: Label[]
  ) => new prom.Histogram<Label>({ name, help, labelNames, buckets, registers });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new prom.Counter<Label>({ name, help, labelNames, registers });

  const responses = histogram(
    "site_http_request_duration_seconds",
    "Responses by method, route and status class; broken: the client left before the end",
    responseBuckets,
    "method",
    "route",
    "status",
  );
  const renderings = histogram(
    "site_render_duration_seconds",
    "Renderings by kind, without time in the queue",
    renderBuckets,
    "kind",
  );
  const layoutShifts = histogram(
    "site_vitals_layout_shift",
    "Layout shift (CLS) of visits, reported by browsers",
    shiftBuckets,
    "page",
    "connection",
  );
  const vitals = histogram(
    "site_vitals_seconds",
    "Largest paint (LCP) and slowest interaction (INP) of visits, reported by browsers",
    vitalBuckets,
    "page",
    "connection",
    "vital",
  );
  const deliveries = counter("site_deliveries_total", "Delivery attempts", "destination", "result");
  const events = counter("site_log_events_total", "Log events, also those below LOG_LEVEL", "event", "level");
  const leadsAccepted = counter("site_leads_total", "Accepted leads", "form");
  const storageFailures = counter("site_lead_storage_failures_total", "Leads that could not be stored");

  onLog((event, level, { destination, form }) => {
    events.inc({ event, level });
    const result = deliveryResults[event];
    if (result && typeof destination === "string") deliveries.inc({ destination, result });
    if (event === "lead.accepted" && typeof form === "string") leadsAccepted.inc({ form });
    if (event === "lead.not-stored") storageFailures.inc();
  });

  async function scrape(sources: MetricsSources): Promise<string> {
    const { connections, content, leads, pages, readiness, stateDir, workerFailures: workerEnds } = sources;
    const [openConnections, isReady, queue, disk] = await Promise.all([
      new Promise<number>((resolve) => connections.server.getConnections((_, count) => resolve(count))),
      readiness.isReady(),
      leads.status(),
      statfs(stateDir).catch(() => null),
    ]);
    const scrapeRegistry = new prom.Registry();
    const { cachedBytes, cachedPages } = pages.cacheSize();
    const { ageMs, counts: entryCounts, from } = content();
    const byQueue = (figure: "refused" | "waiting") =>
      Object.fromEntries(pages.queueLoads().map((load) => [load.kind, load[figure]]));
    const byDestination = (figure: (state: Destination) => number): Values => [
      "destination",
      Object.fromEntries(Object.entries(queue.destinations).map(([name, state]) => [name, figure(state)])),
    ];
    const isQueueReadable = queue.unreadable === undefined;
    const problems = { invalid: entryCounts.invalid, retried: entryCounts.problems };
    const readings: MetricReading[] = [
      ["site_connections", "Open connections", openConnections],
      ["site_connections_limit", "Maximum number of connections", connections.max],
      ["site_ready", "1 if /readyz responds with 200", Number(isReady)],
      ["site_worker_ended_total", "Text rendering threads that crashed or timed out", workerEnds()],
      ["site_page_cache_bytes", "Size of the page cache", cachedBytes],
      ["site_page_cache_pages", "Pages in the page cache", cachedPages],
      [
        "site_page_cache_requests_total",
        "Requests for pages by source: hit, miss, or stale for the last good page",
        ["result", pages.cacheRequests],
      ],
      ["site_render_waiting", "Renderings in the queue", ["kind", byQueue("waiting")]],
      ["site_refused_total", "Requests refused with 503, by full queue", ["reason", byQueue("refused")]],
      ["site_content_age_seconds", "Time since content was last read without a problem", ageMs / 1000],
      ["site_content_from", "1 for the source of the shown content", ["source", { [from]: 1 }]],
      ["site_content_problems", "Entries to correct, and entries that are read again", ["kind", problems]],
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
      [
        "site_lead_queue_destination_failing",
        "1 while a destination accepts nothing",
        byDestination(({ failing }) => Number(failing !== undefined)),
      ],
    ];
    if (disk) {
      const sizes = { all: disk.blocks * disk.bsize, free: disk.bavail * disk.bsize };
      readings.push(["site_disk_bytes", "Size and free space of the disk of DATA_DIR", ["state", sizes]]);
    }
    for (const [name, help, values] of readings) {
      const Metric = name.endsWith("_total") ? prom.Counter : prom.Gauge;
      const [label, counts] = typeof values === "number" ? ["", { "": values }] : values;
      const labelNames = label ? [label] : [];
      const metric = new Metric<string>({ name, help, labelNames, registers: [scrapeRegistry] });
      for (const [value, count] of Object.entries(counts)) metric.inc(label ? { [label]: value } : {}, count);
    }
    return prom.Registry.merge([registry, scrapeRegistry]).metrics();
  }

  const observeRequest: RequestObserver = (request, response, route, startedAt) => {
    const isWhole = response.writableEnded && response.headersSent;
    const status = isWhole ? `${Math.floor(response.statusCode / 100)}xx` : "broken";
    responses.observe(
      { method: methodLabel(request), route, status },
      (performance.now() - startedAt) / 1000,
    );
  };

  return {
    observeRendering: (kind: string, seconds: number): void => renderings.observe({ kind }, seconds),
    observeRequest,
    observeVisit: ({ CLS, INP, LCP, connection, page }: Visit): void => {
      const labels = { page, connection };
      if (CLS !== undefined) layoutShifts.observe(labels, CLS);
      if (INP !== undefined) vitals.observe({ ...labels, vital: "INP" }, INP / 1000);
      if (LCP !== undefined) vitals.observe({ ...labels, vital: "LCP" }, LCP / 1000);
    },

    /** Serves `GET /metrics` and detailed `GET /readyz` on a private port. The site runs on if the port cannot be opened. */
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
