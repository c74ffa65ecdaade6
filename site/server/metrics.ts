import { readdir, statfs } from "node:fs/promises";
import type { Server } from "node:http";
import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import type { Registry } from "prom-client";
import type { ContentStatus } from "~/content/store/content-store.server.ts";
import type { Leads } from "~/leads/leads.server.ts";
import { reasonOf } from "../app/reason.ts";
import { log, onLog } from "./log.ts";
import type { Pages } from "./pages.ts";
import type { Visit } from "./vitals.ts";
import { methodOf, type RequestWatch } from "./watch.ts";

/** Sources read for each scrape. */
export interface MetricsSources {
  readonly connections: { readonly most: number; readonly server: Server };
  readonly content: () => ContentStatus;
  readonly leads: Pick<Leads, "status">;
  readonly mediaFolder: string;
  readonly stateDir: string;
  readonly pages: Pick<Pages, "cacheAnswers" | "cached" | "load">;
  readonly ready: {
    readonly answerInFull: () => Promise<Response>;
    readonly isReady: () => Promise<boolean>;
  };
  /** Worker threads ended by a text since the start. */
  readonly workerEnds: () => number;
}

/** In seconds; from a cached page to the longest wait of a visitor. */
const responseBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const renderBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const vitalBuckets = [0.05, 0.1, 0.2, 0.5, 1, 1.5, 2, 2.5, 4, 10];
/** Layout shift has no unit. */
const shiftBuckets = [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5];

/** Log events of deliveries. */
const delivery = /^lead(?:-report)?\.(delivered|delivery-failed|needs-attention|dead)$/;
const results: Readonly<Record<string, string>> = {
  dead: "dead",
  delivered: "delivered",
  "delivery-failed": "failed",
  "needs-attention": "needs attention",
};

type Labels = Readonly<Record<string, string>>;
type Values = number | readonly (readonly [labels: Labels, value: number])[];

/** Metrics with the values of one scrape. */
class Scrape {
  readonly registry: Registry;
  readonly #prom: typeof import("prom-client");

  constructor(prom: typeof import("prom-client")) {
    this.#prom = prom;
    this.registry = new prom.Registry();
  }

  gauge(name: string, help: string, values: Values): void {
    this.#add(this.#prom.Gauge, name, help, values);
  }

  counter(name: string, help: string, values: Values): void {
    this.#add(this.#prom.Counter, name, help, values);
  }

  #add(
    Metric: typeof import("prom-client").Gauge | typeof import("prom-client").Counter,
    ...spec: [string, string, Values]
  ): void {
    const [name, help, given] = spec;
    const values = typeof given === "number" ? ([[{}, given]] as const) : given;
    const [first] = values;
    if (!first) return;
    const labelNames = Object.keys(first[0]);
    const metric = new Metric<string>({ name, help, labelNames, registers: [this.registry] });
    for (const [labels, value] of values) metric.inc(labels, value);
  }
}

export type Metrics = Awaited<ReturnType<typeof createMetrics>>;

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
  const shifts = histogram(
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
  let notStored = 0;

  onLog((event, level, { destination, form }) => {
    events.inc({ event, level });
    const result = results[delivery.exec(event)?.[1] ?? ""];
    if (result && typeof destination === "string") deliveries.inc({ destination, result });
    if (event === "lead.accepted" && typeof form === "string") leadsAccepted.inc({ form });
    if (event !== "lead.not-stored") return;
    storageFailures.inc();
    notStored += 1;
  });

  let diskProblem = "";
  /** Reports the disk; if the folder is missing, drops only this metric. */
  async function scrapeDisk(scrape: Scrape, folder: string): Promise<void> {
    try {
      const { bavail, blocks, bsize } = await statfs(folder);
      scrape.gauge("site_disk_bytes", "Size and free space of the disk of DATA_DIR", [
        [{ state: "all" }, blocks * bsize],
        [{ state: "free" }, bavail * bsize],
      ]);
      diskProblem = "";
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== diskProblem) log("metrics.unavailable", { figure: "the disk of DATA_DIR", reason });
      diskProblem = reason;
    }
  }

  async function scrapeAll(sources: MetricsSources): Promise<string> {
    const { connections, content, leads, mediaFolder, pages, ready, stateDir, workerEnds } = sources;
    const scrape = new Scrape(prom);
    const [open, isReady, queue, copies] = await Promise.all([
      new Promise<number>((resolve) => connections.server.getConnections((_, count) => resolve(count))),
      ready.isReady(),
      leads.status(),
      readdir(mediaFolder).catch(() => []),
      scrapeDisk(scrape, stateDir),
    ]);
    scrape.gauge("site_connections", "Open connections", open);
    scrape.gauge("site_connections_limit", "Maximum number of connections", connections.most);
    scrape.gauge("site_ready", "1 if /readyz answers 200", Number(isReady));
    const media = copies.filter((name) => !name.startsWith("."));
    scrape.gauge("site_media_copies", "Copies of the content service's files", media.length);
    scrape.counter("site_worker_ended_total", "Worker threads ended by a text", workerEnds());
    scrapePages(scrape, pages, notStored);
    scrapeContent(scrape, content());
    scrapeQueue(scrape, queue);
    return prom.Registry.merge([registry, scrape.registry]).metrics();
  }

  const watchRequests: RequestWatch = (request, response, route, startedAt) => {
    const isWhole = response.writableEnded && response.headersSent;
    const status = isWhole ? `${Math.floor(response.statusCode / 100)}xx` : "broken";
    responses.observe({ method: methodOf(request), route, status }, (performance.now() - startedAt) / 1000);
  };

  return {
    watchRendering: (kind: string, seconds: number): void => renderings.observe({ kind }, seconds),
    watchRequests,
    watchVisit: ({ CLS, INP, LCP, connection, page }: Visit): void => {
      const labels = { page, connection };
      if (CLS !== undefined) shifts.observe(labels, CLS);
      if (INP !== undefined) vitals.observe({ ...labels, vital: "INP" }, INP / 1000);
      if (LCP !== undefined) vitals.observe({ ...labels, vital: "LCP" }, LCP / 1000);
    },

    /**
     * Serves `GET /metrics` (Prometheus) and the details of `GET /readyz` on a private port. If the port is taken, logs
     * it and goes on without metrics.
     */
    serve(
      { host, port }: { readonly host: string; readonly port: number },
      sources: MetricsSources,
    ): ServerType {
      const app = new Hono();
      app.get("/metrics", async (c) =>
        c.text(await scrapeAll(sources), 200, { "Content-Type": registry.contentType }),
      );
      app.get("/readyz", () => sources.ready.answerInFull());
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

function scrapePages(
  scrape: Scrape,
  { cacheAnswers, cached, load }: MetricsSources["pages"],
  notStored: number,
): void {
  const { cachedBytes, cachedPages, outdatedPages } = cached();
  const loads = load();
  const byKind = (figure: "underWay" | "waiting") =>
    loads.map((one) => [{ kind: one.kind }, one[figure]] as const);
  scrape.gauge("site_page_cache_bytes", "Size of the page cache", cachedBytes);
  scrape.gauge("site_page_cache_pages", "Pages in the page cache", cachedPages);
  scrape.gauge(
    "site_page_cache_outdated_pages",
    "Cached pages not yet rendered for the current content",
    outdatedPages,
  );
  scrape.counter(
    "site_page_cache_answers_total",
    "Pages by source: hit, miss, or stale for the last good page",
    Object.entries(cacheAnswers).map(([result, count]) => [{ result }, count]),
  );
  scrape.gauge("site_render_under_way", "Renderings in progress", byKind("underWay"));
  scrape.gauge("site_render_waiting", "Renderings in the queue", byKind("waiting"));
  scrape.counter("site_refused_total", "Requests answered 503, by the full queue or storage", [
    ...loads.map(({ kind, refused }) => [{ reason: kind }, refused] as const),
    [{ reason: "storage" }, notStored],
  ]);
}

function scrapeContent(scrape: Scrape, { ageMs, counts, from }: ContentStatus): void {
  const age = "Time since the content service was last read without a problem, or since the start";
  scrape.gauge("site_content_age_seconds", age, ageMs / 1000);
  scrape.gauge("site_content_from", "1 for the source of the shown content", [[{ source: from }, 1]]);
  scrape.gauge("site_content_problems", "Entries an editor has to correct, and entries that are read again", [
    [{ kind: "to mend" }, counts.invalid],
    [{ kind: "read again" }, counts.problems],
  ]);
}

function scrapeQueue(
  scrape: Scrape,
  { destinations, unreadable, withoutDestination }: Awaited<ReturnType<Leads["status"]>>,
): void {
  const states = Object.entries(destinations);
  type State = (typeof states)[number][1];
  const each = (figure: (state: State) => number) =>
    states.map(([destination, state]) => [{ destination }, figure(state)] as const);
  scrape.gauge(
    "site_lead_queue_readable",
    "0 while the lead queue cannot be read",
    unreadable === undefined ? 1 : 0,
  );
  scrape.gauge("site_lead_queue_without_destination", "Records without a destination", withoutDestination);
  scrape.gauge(
    "site_lead_queue_waiting",
    "Records that wait",
    each(({ waiting }) => waiting),
  );
  const oldest = each(({ oldestWaitingMs }) => (oldestWaitingMs ?? 0) / 1000);
  scrape.gauge("site_lead_queue_oldest_seconds", "Age of the oldest waiting record", oldest);
  const attention = "Deliveries that need an operator";
  scrape.gauge(
    "site_lead_queue_needs_attention",
    attention,
    each(({ needAttention }) => needAttention),
  );
  scrape.gauge(
    "site_lead_queue_dead",
    "Dead letters",
    each(({ dead }) => dead),
  );
  const failing = each((state) => (state.failing ? 1 : 0));
  scrape.gauge("site_lead_queue_destination_failing", "1 while a destination accepts nothing", failing);
}
