import { statfs } from "node:fs/promises";
import { createServer } from "node:http";
import type { Core } from "@strapi/strapi";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { schedulableTypes } from "../lib/content";
import { environment } from "../lib/environment";
import { errorMessage } from "../lib/values";
import { notificationUid } from "../plugins/notifications/server/queue";
import { isDatabaseUp } from "./readiness";

/** Histogram buckets, in seconds. The longest are for the panel's slowest lists and uploads. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Groups of paths. A label per path would make one time series per entry. */
const routeClasses: [start: string, name: string][] = [
  ["/api/lead", "leads"],
  ["/api/subscriptions", "subscriptions"],
  ["/api/content-versions", "versions"],
  ["/api/", "content"],
  ["/uploads/", "files"],
  ["/readyz", "probes"],
  ["/_health", "probes"],
  ["/admin", "admin"],
];
const classifyRoute = (path: string): string =>
  routeClasses.find(([start]) => path.startsWith(start))?.[1] ?? "other";

/** Methods with a label of their own. All others count as `other`, because callers can send any name. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE"]);

const registry = new Registry();
const registers = [registry];
const requests = new Histogram({
  name: "cms_http_request_duration_seconds",
  help: "Response times by method, group of routes and class of status",
  labelNames: ["method", "route", "status"],
  buckets,
  registers,
});

export function recordResponse(method: string, path: string, status: number, seconds: number): void {
  const labels = { method: methods.has(method) ? method : "other", route: classifyRoute(path) };
  requests.observe({ ...labels, status: `${Math.floor(status / 100)}xx` }, seconds);
}

/** Serves `GET /metrics` for Prometheus on its own port. */
export function serveMetrics(strapi: Core.Strapi): void {
  const { metrics } = environment();
  if (!metrics) return;
  addGauges(strapi);
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404, { "content-type": "text/plain" }).end("GET /metrics\n");
      return;
    }
    response.writeHead(200, { "content-type": registry.contentType }).end(await registry.metrics());
  });
  server.once("error", (error) => strapi.log.error(`Metrics are off: ${error.message}`));
  server.listen(metrics.port, metrics.host, () =>
    strapi.log.info(`Metrics on http://${metrics.host}:${metrics.port}/metrics`),
  );
  // Do not keep a stopping process alive.
  server.unref();
}

/** A value, or one for each state. */
type Measurement = number | Record<string, number>;

function addGauges(strapi: Core.Strapi): void {
  collectDefaultMetrics({ register: registry });

  /** Adds a gauge that is measured at each scrape. It is absent if it cannot be measured. */
  function gauge(name: string, help: string, measure: () => Promise<Measurement>): void {
    const collect = async function (this: Gauge<"state">) {
      this.reset();
      try {
        const value = await measure();
        if (typeof value === "number") this.set(value);
        else for (const [state, stateValue] of Object.entries(value)) this.set({ state }, stateValue);
      } catch (error) {
        strapi.log.debug(`${name} could not be measured: ${errorMessage(error)}`);
      }
    };
    new Gauge({ name, help, labelNames: ["state"], registers, collect });
  }

  gauge("cms_database_up", "1 if the database answers, otherwise 0", async () =>
    Number(await isDatabaseUp(strapi)),
  );
  gauge("cms_disk_bytes", "Size and free space of the disk of DATA_DIR", async () => {
    const disk = await statfs(environment().dataDir);
    return { all: disk.blocks * disk.bsize, free: disk.bavail * disk.bsize };
  });
  const requireDatabase = async () => {
    if (!(await isDatabaseUp(strapi))) throw new Error("the database is down");
  };
  gauge("cms_notifications_oldest_seconds", "Age of the oldest queued email to the team", async () => {
    await requireDatabase();
    const oldest: { createdAt: string } | null = await strapi.db
      .query(notificationUid)
      .findOne({ orderBy: { createdAt: "asc" } });
    return oldest ? (Date.now() - Date.parse(oldest.createdAt)) / 1000 : 0;
  });
  gauge("cms_overdue_entries", "Scheduled drafts that should have been published", async () => {
    await requireDatabase();
    const where = { publishedAt: null, publishAt: { $lte: new Date() } };
    const counts = schedulableTypes(strapi).map((uid) => strapi.db.query(uid).count({ where }));
    return (await Promise.all(counts)).reduce((total, count) => total + count, 0);
  });
}
