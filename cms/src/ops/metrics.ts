import { statfs } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { Core } from "@strapi/strapi";
import type * as Prometheus from "prom-client";
import { scheduledTypes } from "../lib/content";
import { environment } from "../lib/environment";
import { reasonOf } from "../lib/values";
import { notificationCounts, notificationUid } from "../plugins/notifications/server/queue";
import { scheduleCounts } from "../plugins/publishing/server/schedule";
import { connectionPool } from "../strapi/connection-pool";
import { backupAgeSeconds } from "./backup-schedule";
import { databaseAnswers } from "./readiness";

/** In seconds; the panel's slowest lists and an upload take longer than the site's calls. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A metric for each class and not for each address, of which there are as many as entries. */
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
/** What the panel calls: `/content-manager/…`, `/upload/…` and the addresses of plugins. */
const otherRoutes = "panel calls";
const methods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE"]);

interface Answer {
  method: string;
  path: string;
  status: number;
  seconds: number;
}

let requests: Prometheus.Histogram<"method" | "route" | "status"> | undefined;
let leads: Prometheus.Counter<"outcome"> | undefined;
let server: Server | undefined;

const leadOutcomes: Record<number, string> = {
  200: "repeated",
  201: "created",
  400: "invalid",
  409: "conflict",
};

/** Returns the route class of a path, one of a bounded number. */
const routeOf = (path: string): string =>
  routeClasses.find(([start]) => path.startsWith(start))?.[1] ?? otherRoutes;

/** Returns the method, or "other": callers can make up any number of methods. */
const methodOf = (method: string): string => (methods.has(method) ? method : "other");

/** Counts an answer; nothing where nobody asks for metrics. */
export function countAnswer({ method, path, seconds, status }: Answer): void {
  requests?.observe(
    {
      method: methodOf(method),
      route: routeOf(path),
      status: `${Math.floor(status / 100)}xx`,
    },
    seconds,
  );
  const outcome = method === "POST" && path === "/api/leads" ? leadOutcomes[status] : undefined;
  if (outcome) leads?.inc({ outcome });
}

/**
 * Answers `GET /metrics` on a port of its own in the format of Prometheus. The library is loaded only where a port is
 * given; a port that cannot be had is logged.
 */
export async function serveMetrics(strapi: Core.Strapi): Promise<void> {
  const { metrics } = environment();
  if (!metrics) return;
  const prom = await import("prom-client");
  const registry = new prom.Registry();
  const registers = [registry];
  prom.collectDefaultMetrics({ register: registry });
  requests = new prom.Histogram({
    name: "cms_http_request_duration_seconds",
    help: "Answers by method, class of route and class of status",
    labelNames: ["method", "route", "status"],
    buckets,
    registers,
  });
  leads = new prom.Counter({
    name: "cms_leads_received_total",
    help: "Leads that the site brought, by what became of them",
    labelNames: ["outcome"],
    registers,
  });
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new prom.Gauge<Label>({ name, help, labelNames, registers });
  const gauges = {
    databaseUp: gauge("cms_database_up", "0 while the database does not answer"),
    disk: gauge("cms_disk_bytes", "The disk of DATA_DIR: what it has, and what is free", ["state"]),
    backupAge: environment().backup.isWatched
      ? gauge(
          "cms_backup_age_seconds",
          "Age of the newest backup of the content in BACKUP_TO; infinite without one",
        )
      : undefined,
    pool: gauge("cms_database_connections", "Connections to the database, by state", ["state"]),
    notificationsWaiting: gauge("cms_notifications_waiting", "Mails to the team that wait"),
    notificationsOldest: gauge("cms_notifications_oldest_seconds", "Age of the oldest mail that waits"),
    scheduled: gauge("cms_scheduled_entries", "Drafts that have a time, and those whose time has passed", [
      "state",
    ]),
  };
  const counter = (name: string, help: string, label: string) =>
    new prom.Counter({ name, help, labelNames: [label], registers });
  const counters = {
    notifications: counter("cms_notifications_total", "Mails to the team by what came of each try", "result"),
    scheduled: counter("cms_scheduled_publications_total", "Scheduled drafts by what came of each", "result"),
  };
  async function read(): Promise<string> {
    const isUp = await databaseAnswers(strapi);
    gauges.databaseUp.set(Number(isUp));
    gauges.disk.reset();
    // The other figures tell what is wrong when the folder is gone.
    const disk = await statfs(environment().dataDir).catch(() => undefined);
    if (disk) {
      gauges.disk.set({ state: "all" }, disk.blocks * disk.bsize);
      gauges.disk.set({ state: "free" }, disk.bavail * disk.bsize);
    }
    gauges.backupAge?.set(await backupAgeSeconds(environment()));
    const pool = connectionPool(strapi);
    gauges.pool.set({ state: "used" }, pool.numUsed());
    gauges.pool.set({ state: "free" }, pool.numFree());
    gauges.pool.set({ state: "waited for" }, pool.numPendingAcquires());
    gauges.pool.set({ state: "most" }, pool.max);
    for (const [total, counts] of [
      [counters.notifications, notificationCounts],
      [counters.scheduled, scheduleCounts],
    ] as const) {
      total.reset();
      for (const [result, count] of Object.entries(counts)) total.inc({ result }, count);
    }
    if (isUp) await readDatabase();
    return registry.metrics();
  }

  async function readDatabase(): Promise<void> {
    const waiting = { where: { sentAt: null } };
    gauges.notificationsWaiting.set(await strapi.db.query(notificationUid).count(waiting));
    const oldest: { createdAt: string } | null = await strapi.db
      .query(notificationUid)
      .findOne({ ...waiting, orderBy: { createdAt: "asc" } });
    gauges.notificationsOldest.set(oldest ? (Date.now() - Date.parse(oldest.createdAt)) / 1000 : 0);
    const due = await countScheduled(strapi, { $lte: new Date() });
    const all = await countScheduled(strapi, { $notNull: true });
    gauges.scheduled.set({ state: "waiting" }, all);
    gauges.scheduled.set({ state: "overdue" }, due);
  }

  server = createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404, { "content-type": "text/plain" }).end("GET /metrics\n");
      return;
    }
    read().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      (error: unknown) => {
        strapi.log.error(`Metrics could not be read: ${reasonOf(error)}`);
        response.writeHead(500).end();
      },
    );
  });
  server.once("error", (error) => strapi.log.error(`There are no metrics: ${error.message}`));
  server.listen(metrics.port, metrics.host, () =>
    strapi.log.info(`Metrics on http://${metrics.host}:${metrics.port}/metrics`),
  );
}

export function stopMetrics(): void {
  server?.close();
}

async function countScheduled(strapi: Core.Strapi, publishAt: object): Promise<number> {
  const counts = await Promise.all(
    scheduledTypes(strapi).map((uid) =>
      strapi.db.query(uid).count({ where: { publishedAt: null, publishAt } }),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
