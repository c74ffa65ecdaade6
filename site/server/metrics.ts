import { readdir, statfs } from "node:fs/promises";
import type { Server } from "node:http";
import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import type { Counter } from "prom-client";
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
const answerBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
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

function define(prom: typeof import("prom-client")) {
  const registry = new prom.Registry();
  const registers = [registry];

  const histograms = {
    answers: new prom.Histogram({
      name: "site_http_request_duration_seconds",
      help: "Answers by method, route and class of status; what left before its answer was whole is broken",
      labelNames: ["method", "route", "status"],
      buckets: answerBuckets,
      registers,
    }),
    renderings: new prom.Histogram({
      name: "site_render_duration_seconds",
      help: "Renderings by kind, without their wait for a turn",
      labelNames: ["kind"],
      buckets: renderBuckets,
      registers,
    }),
    shifts: new prom.Histogram({
      name: "site_vitals_layout_shift",
      help: "Layout shift (CLS) of visits, as their browsers tell",
      labelNames: ["page", "connection"],
      buckets: shiftBuckets,
      registers,
    }),
    vitals: new prom.Histogram({
      name: "site_vitals_seconds",
      help: "Largest paint (LCP) and slowest answer to a press (INP) of visits, as their browsers tell",
      labelNames: ["page", "connection", "vital"],
      buckets: vitalBuckets,
      registers,
    }),
  };

  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new prom.Counter<Label>({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new prom.Gauge<Label>({ name, help, labelNames, registers });

  const counters = {
    cacheAnswers: counter(
      "site_page_cache_answers_total",
      "Pages by how they were had: hit, miss, stale for the last form of a page",
      ["result"],
    ),
    deliveries: counter("site_deliveries_total", "Tries to deliver, by destination and what came of them", [
      "destination",
      "result",
    ]),
    events: counter("site_log_events_total", "Events of the log, also those that LOG_LEVEL leaves out", [
      "event",
      "level",
    ]),
    leads: counter("site_leads_total", "Leads that were accepted, by form", ["form"]),
    refused: counter(
      "site_refused_total",
      "Requests that were refused with 503, by what there was no room for",
      ["reason"],
    ),
    storageFailures: counter("site_lead_storage_failures_total", "Leads that could not be stored"),
    workerEnds: counter("site_worker_ended_total", "Threads for texts that were ended for a text"),
  };

  const gauges = {
    cacheBytes: gauge("site_page_cache_bytes", "What the page cache holds"),
    cachePages: gauge("site_page_cache_pages", "Pages in the page cache"),
    cacheOutdated: gauge(
      "site_page_cache_outdated_pages",
      "Of those, not yet rendered for the current content",
    ),
    disk: gauge("site_disk_bytes", "The disk of DATA_DIR: what it has, and what is free", ["state"]),
    connections: gauge("site_connections", "Open connections"),
    connectionsLimit: gauge("site_connections_limit", "Connections that may be open"),
    contentAge: gauge(
      "site_content_age_seconds",
      "Time since the content service was last read without a problem, or since the start",
    ),
    contentFrom: gauge("site_content_from", "1 for where the shown content came from", ["source"]),
    contentProblems: gauge(
      "site_content_problems",
      "Entries and fields that an editor has to mend, and what is read again by itself",
      ["kind"],
    ),
    mediaCopies: gauge("site_media_copies", "Copies of the content service's files"),
    queueAttention: gauge("site_lead_queue_needs_attention", "Deliveries that a person must look at", [
      "destination",
    ]),
    queueDead: gauge("site_lead_queue_dead", "Dead letters", ["destination"]),
    queueFailing: gauge("site_lead_queue_destination_failing", "1 while a destination accepts nothing", [
      "destination",
    ]),
    queueOldest: gauge("site_lead_queue_oldest_seconds", "Age of the oldest waiting record, in seconds", [
      "destination",
    ]),
    queueReadable: gauge("site_lead_queue_readable", "0 while the lead queue cannot be read"),
    queueWaiting: gauge("site_lead_queue_waiting", "Waiting records", ["destination"]),
    queueWithout: gauge("site_lead_queue_without_destination", "Records without a destination"),
    ready: gauge("site_ready", "What /readyz says"),
    renderUnderWay: gauge("site_render_under_way", "Renderings under way", ["kind"]),
    renderWaiting: gauge("site_render_waiting", "Renderings that wait for a turn", ["kind"]),
  };

  return { counters, gauges, histograms, registry };
}

export type Metrics = Awaited<ReturnType<typeof createMetrics>>;

/** Starts counting. Imports the library only here, so that a site without metrics starts faster. */
export async function createMetrics() {
  const prom = await import("prom-client");
  const metrics = define(prom);
  const { histograms, registry } = metrics;
  prom.collectDefaultMetrics({ register: registry });
  onLog((event, level, fields) => countEvent(metrics, event, level, fields));
  const readDisk = diskReader(metrics);

  return {
    watchRendering: (kind: string, seconds: number): void => histograms.renderings.observe({ kind }, seconds),
    watchRequests: watchAnswers(metrics),
    watchVisit: ({ CLS, INP, LCP, connection, page }: Visit): void => {
      const labels = { page, connection };
      if (CLS !== undefined) histograms.shifts.observe(labels, CLS);
      if (INP !== undefined) histograms.vitals.observe({ ...labels, vital: "INP" }, INP / 1000);
      if (LCP !== undefined) histograms.vitals.observe({ ...labels, vital: "LCP" }, LCP / 1000);
    },

    /**
     * Serves `GET /metrics` (Prometheus) and the details of `GET /readyz` on a private port. If the port is taken,
     * logs it and goes on without metrics.
     */
    serve(
      { host, port }: { readonly host: string; readonly port: number },
      sources: MetricsSources,
    ): ServerType {
      const app = new Hono();
      app.get("/metrics", async (c) => {
        await readDisk(sources.stateDir);
        return c.text(await read(metrics, sources), 200, { "Content-Type": registry.contentType });
      });
      app.get("/readyz", () => sources.ready.answerInFull());
      app.notFound((c) => c.text("GET /metrics\nGET /readyz\n", 404));
      app.onError((error, c) => {
        log("metrics.unavailable", { reason: reasonOf(error) });
        return c.body(null, 500);
      });
      const server = serve({ fetch: app.fetch, hostname: host, overrideGlobalObjects: false, port }, () =>
        log("metrics.listening", { host, port }),
      );
      return server.once("error", (error) =>
        log("metrics.unavailable", { host, port, reason: error.message }),
      );
    },
  };
}

type Defined = ReturnType<typeof define>;

async function read(metrics: Defined, sources: MetricsSources): Promise<string> {
  const { counters, gauges, registry } = metrics;
  const { connections, content, leads, mediaFolder, pages, ready, workerEnds } = sources;
  const [open, isReady, queue, copies] = await Promise.all([
    new Promise<number>((resolve) => connections.server.getConnections((_, count) => resolve(count))),
    ready.isReady(),
    leads.status(),
    readdir(mediaFolder).catch(() => []),
  ]);
  gauges.connections.set(open);
  gauges.connectionsLimit.set(connections.most);
  gauges.ready.set(Number(isReady));
  gauges.mediaCopies.set(copies.filter((name) => !name.startsWith(".")).length);
  setTotal(counters.workerEnds, {}, workerEnds());
  setPages(metrics, pages);
  setContent(metrics, content());
  setQueue(metrics, queue);
  return registry.metrics();
}

function watchAnswers({ histograms }: Defined): RequestWatch {
  return (request, response, route, startedAt) => {
    const isWhole = response.writableEnded && response.headersSent;
    const status = isWhole ? `${Math.floor(response.statusCode / 100)}xx` : "broken";
    const seconds = (performance.now() - startedAt) / 1000;
    histograms.answers.observe({ method: methodOf(request), route, status }, seconds);
  };
}

/** Reports the disk; if the folder is missing, drops only these metrics. */
function diskReader({ gauges }: Defined) {
  let problem = "";
  return async (folder: string): Promise<void> => {
    try {
      const { bavail, blocks, bsize } = await statfs(folder);
      gauges.disk.set({ state: "all" }, blocks * bsize);
      gauges.disk.set({ state: "free" }, bavail * bsize);
      problem = "";
    } catch (error) {
      gauges.disk.reset();
      const reason = reasonOf(error);
      if (reason !== problem) log("metrics.unavailable", { figure: "the disk of DATA_DIR", reason });
      problem = reason;
    }
  };
}

function setPages(
  { counters, gauges }: Defined,
  { cacheAnswers, cached, load }: MetricsSources["pages"],
): void {
  const { cachedBytes, cachedPages, outdatedPages } = cached();
  gauges.cacheBytes.set(cachedBytes);
  gauges.cachePages.set(cachedPages);
  gauges.cacheOutdated.set(outdatedPages);
  for (const [result, count] of Object.entries(cacheAnswers))
    setTotal(counters.cacheAnswers, { result }, count);
  for (const { kind, refused, underWay, waiting } of load()) {
    gauges.renderUnderWay.set({ kind }, underWay);
    gauges.renderWaiting.set({ kind }, waiting);
    setTotal(counters.refused, { reason: kind }, refused);
  }
}

function setContent({ gauges }: Defined, { ageMs, counts, from }: ContentStatus): void {
  gauges.contentAge.set(ageMs / 1000);
  gauges.contentFrom.reset();
  gauges.contentFrom.set({ source: from }, 1);
  gauges.contentProblems.set({ kind: "to mend" }, counts.invalid);
  gauges.contentProblems.set({ kind: "read again" }, counts.problems);
}

function setQueue(
  { gauges }: Defined,
  { destinations, unreadable, withoutDestination }: Awaited<ReturnType<Leads["status"]>>,
): void {
  gauges.queueReadable.set(unreadable === undefined ? 1 : 0);
  gauges.queueWithout.set(withoutDestination);
  for (const [destination, state] of Object.entries(destinations)) {
    gauges.queueWaiting.set({ destination }, state.waiting);
    gauges.queueOldest.set({ destination }, (state.oldestWaitingMs ?? 0) / 1000);
    gauges.queueAttention.set({ destination }, state.needAttention);
    gauges.queueDead.set({ destination }, state.dead);
    gauges.queueFailing.set({ destination }, state.failing ? 1 : 0);
  }
}

/** Sets a counter to a total counted elsewhere. */
function setTotal<Label extends string>(
  total: Counter<Label>,
  labels: Partial<Record<Label, string>>,
  count: number,
): void {
  total.remove(labels);
  total.inc(labels, count);
}

function countEvent(
  { counters }: Defined,
  event: string,
  level: string,
  fields: Readonly<Record<string, unknown>>,
): void {
  counters.events.inc({ event, level });
  const { destination, form } = fields;
  const result = results[delivery.exec(event)?.[1] ?? ""];
  if (result && typeof destination === "string") counters.deliveries.inc({ destination, result });
  if (event === "lead.accepted" && typeof form === "string") counters.leads.inc({ form });
  if (event === "lead.not-stored") {
    counters.storageFailures.inc();
    counters.refused.inc({ reason: "storage" });
  }
}
