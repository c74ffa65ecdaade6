import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { backtickedIn } from "./citations.ts";
import { projectFolder, rowsOf } from "./tables.ts";

const read = (name: string) => readFileSync(path.join(projectFolder, name), "utf8");

const rulesSchema = v.object({
  groups: v.array(
    v.object({
      rules: v.array(
        v.object({
          alert: v.string(),
          annotations: v.object({ summary: v.string() }),
          expr: v.string(),
          labels: v.object({ severity: v.picklist(["page", "ticket"]) }),
        }),
      ),
    }),
  ),
});
const dashboardSchema = v.object({
  panels: v.array(v.object({ targets: v.optional(v.array(v.object({ expr: v.string() })), []) })),
});

const rules = v
  .parse(rulesSchema, parse(read("deploy/monitoring/alerts.yml")))
  .groups.flatMap(({ rules }) => rules);
const dashboard = v.parse(dashboardSchema, JSON.parse(read("deploy/monitoring/dashboard.json")));
const dashboardQueries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Returns the metrics that an expression names, without histogram suffixes. */
const metricsIn = (text: string) =>
  [...text.matchAll(/\b(?:site|cms|process|nodejs)_[a-z\d_]+/g)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ""),
  );
const without = (names: string[], others: string[]) => names.filter((name) => !others.includes(name));

const sources = `${read("site/server/metrics.ts")}${read("cms/src/ops/metrics.ts")}`;
const ownMetrics = [...sources.matchAll(/"((?:site|cms)_[a-z\d_]+)"/g)].map(([, name = ""]) => name);
/** Default metrics of prom-client that alerts and dashboard may query. */
const processMetrics = [
  "process_start_time_seconds",
  "process_open_fds",
  "process_max_fds",
  "process_resident_memory_bytes",
  "process_cpu_seconds_total",
  "nodejs_eventloop_lag_p99_seconds",
];

describe("monitoring", () => {
  it("queries only metrics that the services have", () => {
    const named = [...rules.map(({ expr }) => expr), ...dashboardQueries].flatMap(metricsIn);
    expect(new Set(named).size).toBeGreaterThan(20);
    expect(without(named, [...ownMetrics, ...processMetrics])).toEqual([]);
  });

  it("documents every metric of the services in docs/operations/watch.md, and no other", () => {
    const documented = rowsOf("docs/operations/watch.md", "metric").flatMap((row) =>
      backtickedIn(row.metric ?? ""),
    );
    expect(documented.filter((name) => !name.endsWith("*")).toSorted()).toEqual(ownMetrics.toSorted());
  });

  it("shows each metric on the dashboard", () => {
    expect(without(ownMetrics, dashboardQueries.flatMap(metricsIn))).toEqual([]);
  });

  it("documents each alert in docs/operations/watch.md", () => {
    const alerts = rules.map(({ alert }) => alert).toSorted();
    const rows = rowsOf("docs/operations/watch.md", "alert");
    expect(rows.flatMap((row) => backtickedIn(row.alert ?? "")).toSorted()).toEqual(alerts);
    for (const row of rows) expect(row["what to do"]?.length, row.alert).toBeGreaterThan(10);
  });
});
