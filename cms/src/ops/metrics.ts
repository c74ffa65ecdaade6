import { statfs } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { Core } from "@strapi/strapi";
import type * as Prometheus from "prom-client";
import { schedulableTypes } from "../lib/content";
import { environment } from "../lib/environment";
import { errorMessage } from "../lib/values";
import { notificationCounts, notificationUid } from "../plugins/notifications/server/queue";
import { scheduleCounts } from "../plugins/publishing/server/schedule";
import { connectionPool } from "../strapi/database";
import { backupAgeSeconds } from "./backup-schedule";
import { isDatabaseUp } from "./readiness";

/** Histogram buckets, in seconds. The longest are for the panel's slowest lists and uploads. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Groups of paths. A label per path would make one time series per entry. */
const routeClasses: [start: string, name: string][] = [
  ["/api/leads", "leads"],
  ["/api/lead-retries", "leads"],
  ["/api/subscriptions", "subscriptions"],
  ["/api/content-versions", "versions"],
  ["/api/", "content"],
  ["/uploads/", "files"],
  ["/readyz", "probes"],
  ["/_health", "probes"],
  ["/admin", "panel"],
];
const classifyRoute = (path: string): string =>
  routeClasses.find(([start]) => path.startsWith(start))?.[1] ?? "panel calls";

/** Methods with a label of their own. All others count as `other`, because callers can send any name. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE"]);

const leadOutcomes: Record<number, string> = {
  200: "repeated",
  201: "created",
  400: "invalid",
  409: "conflict",
};

interface Response {
  method: string;
  path: string;
  status: number;
  seconds: number;
}

let requests: Prometheus.Histogram<"method" | "route" | "status"> | undefined;
let leads: Prometheus.Counter<"outcome"> | undefined;
let server: Server | undefined;

/** Records a response. */
export function countResponse({ method, path, seconds, status }: Response): void {
  const labels = { method: methods.has(method) ? method : "other", route: classifyRoute(path) };
  requests?.observe({ ...labels, status: `${Math.floor(status / 100)}xx` }, seconds);
  const outcome = method === "POST" && path === "/api/leads" ? leadOutcomes[status] : undefined;
  if (outcome) leads?.inc({ outcome });
}

/** Serves `GET /metrics` for Prometheus on its own port. Loads the library only if a port is set. */
export async function serveMetrics(strapi: Core.Strapi): Promise<void> {
  const { metrics } = environment();
  if (!metrics) return;
  const prom = await import("prom-client");
  const registry = makeMetrics(prom, strapi);
  server = createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404, { "content-type": "text/plain" }).end("GET /metrics\n");
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      (error: unknown) => {
        strapi.log.error(`Metrics could not be read: ${errorMessage(error)}`);
        response.writeHead(500).end();
      },
    );
  });
  server.once("error", (error) => strapi.log.error(`Metrics are off: ${error.message}`));
  server.listen(metrics.port, metrics.host, () =>
    strapi.log.info(`Metrics on http://${metrics.host}:${metrics.port}/metrics`),
  );
}

export function stopMetrics(): void {
  server?.close();
}

type Measurement = number | Record<string, number> | undefined;

function makeMetrics(prom: typeof Prometheus, strapi: Core.Strapi): Prometheus.Registry {
  const registry = new prom.Registry();
  const registers = [registry];
  prom.collectDefaultMetrics({ register: registry });
  requests = new prom.Histogram({
    name: "cms_http_request_duration_seconds",
    help: "Response times by method, group of routes and class of status",
    labelNames: ["method", "route", "status"],
    buckets,
    registers,
  });
  leads = new prom.Counter({
    name: "cms_leads_received_total",
    help: "Leads received from the site, by outcome",
    labelNames: ["outcome"],
    registers,
  });

  /** Adds a gauge that calls `measure` at each scrape. An object has one value for each state. */
  function gauge(name: string, help: string, measure: () => Measurement | Promise<Measurement>): void {
    const collect = async function (this: Prometheus.Gauge<"state">) {
      const value = await measure();
      this.reset();
      if (typeof value === "number") this.set(value);
      else for (const [state, stateValue] of Object.entries(value ?? {})) this.set({ state }, stateValue);
    };
    new prom.Gauge({ name, help, labelNames: ["state"], registers, collect });
  }
  function counter(name: string, help: string, counts: Readonly<Record<string, number>>): void {
    const collect = function (this: Prometheus.Counter<"result">) {
      this.reset();
      for (const [result, count] of Object.entries(counts)) this.inc({ result }, count);
    };
    new prom.Counter({ name, help, labelNames: ["result"], registers, collect });
  }

  const ifDatabaseUp = async (measure: () => Promise<Measurement>) =>
    (await isDatabaseUp(strapi)) ? measure() : undefined;
  const unsent = { where: { sentAt: null } };

  gauge("cms_database_up", "1 if the database answers, otherwise 0", async () =>
    Number(await isDatabaseUp(strapi)),
  );
  gauge("cms_disk_bytes", "Size and free space of the disk of DATA_DIR", async () => {
    // Other metrics show the problem if the folder is gone.
    const disk = await statfs(environment().dataDir).catch(() => undefined);
    return disk && { all: disk.blocks * disk.bsize, free: disk.bavail * disk.bsize };
  });
  if (environment().backup.isMonitored) {
    gauge(
      "cms_backup_age_seconds",
      "Age of the newest backup of the content in BACKUP_TO; infinite without one",
      () => backupAgeSeconds(environment()),
    );
  }
  gauge("cms_database_connections", "Connections to the database, by state", () => {
    const pool = connectionPool(strapi);
    return {
      used: pool.numUsed(),
      free: pool.numFree(),
      "waited for": pool.numPendingAcquires(),
      most: pool.max,
    };
  });
  gauge("cms_notifications_waiting", "Queued emails to the team", () =>
    ifDatabaseUp(() => strapi.db.query(notificationUid).count(unsent)),
  );
  gauge("cms_notifications_oldest_seconds", "Age of the oldest queued email", () =>
    ifDatabaseUp(async () => {
      const oldest: { createdAt: string } | null = await strapi.db
        .query(notificationUid)
        .findOne({ ...unsent, orderBy: { createdAt: "asc" } });
      return oldest ? (Date.now() - Date.parse(oldest.createdAt)) / 1000 : 0;
    }),
  );
  gauge("cms_scheduled_entries", "Scheduled drafts, and those of them that are overdue", () =>
    ifDatabaseUp(async () => ({
      waiting: await countScheduled(strapi, { $notNull: true }),
      overdue: await countScheduled(strapi, { $lte: new Date() }),
    })),
  );
  counter("cms_notifications_total", "Attempts to send emails to the team, by result", notificationCounts);
  counter(
    "cms_scheduled_publications_total",
    "Attempts to publish scheduled drafts, by result",
    scheduleCounts,
  );
  return registry;
}

async function countScheduled(strapi: Core.Strapi, publishAt: object): Promise<number> {
  let count = 0;
  for (const uid of schedulableTypes(strapi))
    count += await strapi.db.query(uid).count({ where: { publishedAt: null, publishAt } });
  return count;
}
