/** @module-tag slow */
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort, type Listening, listen } from "../testing/listen.ts";
import { expertLeadFields, postForm } from "../testing/plain-form.ts";
import { type RunningSite, startSite } from "../testing/running-site.ts";

let fakeCms: Listening;
let site: RunningSite;
let metricsPort: number;
/** Body and request ID of each lead sent to the inbox. */
const inboxCalls: { readonly body: string; readonly requestId: unknown }[] = [];
let inboxStatus = 201;

beforeAll(async () => {
  fakeCms = await listen((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => {
      body += text;
    });
    request.once("end", () => {
      const isLead = request.method === "POST" && request.url === "/api/leads";
      const { "x-request-id": requestId } = request.headers;
      if (isLead) inboxCalls.push({ body, requestId });
      if (isLead) response.writeHead(inboxStatus).end(JSON.stringify({ data: {} }));
      else if (/blogs|newsletters/.test(request.url ?? "")) response.end(JSON.stringify(noEntries));
      else response.writeHead(404).end(JSON.stringify({ error: { message: "Not Found" } }));
    });
  });
  metricsPort = await freePort();
  site = await startSite({
    env: {
      CONTENT_API_TOKEN: "t".repeat(40),
      CONTENT_API_URL: `${fakeCms.origin}/api`,
      LOG_LEVEL: "debug",
      METRICS_PORT: String(metricsPort),
      TRUST_PROXY: "1",
    },
  });
  await site.waitUntilReady();
});
afterAll(async () => {
  await site.stop();
  await fakeCms.stop();
});

const noEntries = { data: [], meta: { pagination: { page: 1, pageCount: 0, pageSize: 25, total: 0 } } };

const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

/** Returns the value of a metric with exactly these labels in this order; 0 if the site does not report it. */
async function readMetric(series: string): Promise<number> {
  const line = (await scrape()).split("\n").find((text) => text.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 0);
}

const logLines = () =>
  site
    .logs()
    .trim()
    .split("\n")
    .map((line): Record<string, unknown> => JSON.parse(line));

describe("the metrics of a running site", () => {
  it("count visits, and show the state of cache, process and content", async () => {
    const aboutVisits = `site_http_request_duration_seconds_count{method="GET",route="/about",status="2xx"}`;
    const hits = `site_page_cache_requests_total{result="hit"}`;
    const [visitsBefore, hitsBefore] = [await readMetric(aboutVisits), await readMetric(hits)];
    for (let visit = 0; visit < 3; visit += 1) await (await fetch(`${site.url}/about`)).text();
    expect(await readMetric(aboutVisits)).toBe(visitsBefore + 3);
    expect(await readMetric(hits)).toBe(hitsBefore + 2);
    expect(await readMetric(`site_page_cache_bytes`)).toBeGreaterThan(1_000);
    expect(await readMetric(`process_open_fds`)).toBeGreaterThan(5);
    expect(await readMetric(`nodejs_eventloop_lag_p99_seconds`)).toBeGreaterThan(0);
    expect(await readMetric(`site_content_from{source="content service"}`)).toBe(1);
    expect(await readMetric(`site_ready`)).toBe(1);
  });

  it("show a lead that the inbox refused, and the delivery of the next one", async () => {
    inboxStatus = 400;
    expect((await postForm(`${site.url}/contact`, expertLeadFields("a@waits.example"))).status).toBe(303);
    await vi.waitFor(async () => {
      expect(await readMetric(`site_lead_queue_waiting{destination="inbox"}`)).toBe(1);
      expect(await readMetric(`site_lead_queue_needs_attention{destination="inbox"}`)).toBe(1);
    });
    inboxStatus = 201;
    await postForm(`${site.url}/contact`, expertLeadFields("b@waits.example"));
    await vi.waitFor(async () =>
      expect(await readMetric(`site_log_events_total{event="lead.delivered",level="info"}`)).toBe(1),
    );
  });

  it("have few series, whatever paths and methods are requested", async () => {
    const series = async () =>
      (await scrape())
        .split("\n")
        .filter((line) => line.startsWith("site_http_request_duration_seconds_count"));
    const request = async (path: string, init?: RequestInit) => (await site.request(path, init)).text();
    await request("/first-of-many");
    await request("/blog/first-of-many");
    await request("/static/none.js");
    await request("/a/b/c");
    const seriesBefore = (await series()).length;
    for (let count = 0; count < 40; count += 1) {
      const path = `${["", "/blog", "/static", "/a/b"][count % 4]}/jane-doe-${count}`;
      await request(`${path}?email=jane-${count}@example.com`);
    }
    expect((await series()).length).toBe(seriesBefore);
    for (const method of ["PUT", "DELETE", "PURGE"]) await request("/about", { method });
    expect((await series()).length).toBe(seriesBefore + 1);
    expect(await scrape()).not.toContain("jane");
  });

  it("are served on a separate port, on the loopback interface only", async () => {
    expect((await fetch(`${site.url}/metrics`)).headers.get("content-type")).not.toContain("version=0.0.4");
    const metrics = `http://127.0.0.1:${metricsPort}`;
    expect((await fetch(`${metrics}/`)).status).toBe(404);
    expect((await fetch(`${metrics}/metrics`)).headers.get("content-type")).toContain("version=0.0.4");
    const otherAddresses = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => family === "IPv4" && !internal);
    for (const { address } of otherAddresses) {
      await expect(fetch(`http://${address}:${metricsPort}/metrics`)).rejects.toThrow();
      expect((await fetch(`http://${address}:${site.port}/healthz`)).status).toBe(200);
    }
  });
});

describe("a request ID", () => {
  it("is passed from the proxy to response, log and inbox, there in a header and not in the lead", async () => {
    const response = await site.request("/contact", {
      body: new URLSearchParams(expertLeadFields("c@traced.example")),
      headers: { Origin: site.url, "X-Forwarded-For": "203.0.113.7", "X-Request-Id": "proxy-4711_a" },
      method: "POST",
    });
    expect(response.headers.get("x-request-id")).toBe("proxy-4711_a");
    const lead = await vi.waitFor(() => {
      const inboxCall = inboxCalls.find(({ body }) => body.includes("c@traced.example"));
      if (!inboxCall) throw new Error("not there yet");
      return inboxCall;
    });
    expect(lead.requestId).toBe("proxy-4711_a");
    expect(lead.body).not.toContain("proxy-4711_a");
    await vi.waitFor(() => {
      const tracedLines = logLines().filter(({ requestId }) => requestId === "proxy-4711_a");
      expect(tracedLines.map(({ event }) => event)).toEqual(
        expect.arrayContaining(["lead.accepted", "lead.delivered"]),
      );
    });
  });

  it("is created if missing or unfit for a log", async () => {
    const idFor = async (given?: string) => {
      const headers = new Headers(given === undefined ? [] : [["X-Request-Id", given]]);
      return (await fetch(`${site.url}/search`, { headers })).headers.get("x-request-id");
    };
    const newRequestId = /^[\da-f]{8}-[\da-f-]{27}$/;
    expect(await idFor()).toMatch(newRequestId);
    expect(await idFor("a b")).toMatch(newRequestId);
    expect(await idFor("x".repeat(65))).toMatch(newRequestId);
    expect(await idFor("x".repeat(64))).toBe("x".repeat(64));
  });
});

it("the log has time, level and event in each line, and no visitor's data", async () => {
  await (await fetch(`${site.url}/search?q=Jane+Whitfield`)).text();
  for (const line of logLines()) {
    expect(line).toMatchObject({
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: expect.stringMatching(/^(?:debug|info|warning|error)$/),
      event: expect.any(String),
    });
  }
  expect(site.logs()).not.toMatch(/Whitfield|203\.0\.113|example\.com|waits\.example|traced\.example/);
});
