import { expect, it, onTestFinished, vi } from "vitest";
import { serveHandler } from "../testing/serve-handler.ts";
import { type Visit, vitals } from "./vitals.ts";

const options = {
  routePatternOf: (pathname: string) => (pathname.startsWith("/blog/") ? "/blog/:slug" : null),
  publicUrl: "https://www.example.com",
  trustedProxies: 1,
};

async function collecting(now = () => 0) {
  const visits: Visit[] = [];
  const { origin, stop } = await serveHandler(
    vitals({ ...options, now, observe: (visit) => visits.push(visit) }),
  );
  onTestFinished(stop);
  const send = (report: unknown, headers: Record<string, string> = { Origin: options.publicUrl }) =>
    fetch(origin, {
      body: typeof report === "string" ? report : JSON.stringify(report),
      headers,
      method: "POST",
    });
  return { send, visits };
}

it("records a visit by route, never by URL", async () => {
  const { send, visits } = await collecting();
  expect((await send({ page: "/blog/a?q=1", connection: "3g", LCP: 400, CLS: 0 })).status).toBe(204);
  expect(visits).toEqual([{ page: "/blog/:slug", connection: "3g", LCP: 400, CLS: 0 }]);
});

it.each([
  ["text that is not JSON", "LCP"],
  ["a negative time", { page: "/blog/a", LCP: -1 }],
  ["a time that is not a number", { page: "/blog/a", LCP: "fast" }],
  ["more than a report can hold", { page: "/blog/a", LCP: 1, more: "x".repeat(3_000) }],
  ["no page", { LCP: 1 }],
])("refuses %s", async (_, report) => {
  const { send, visits } = await collecting();
  expect((await send(report)).status).toBe(400);
  expect(visits).toEqual([]);
});

it(`records an unrecognized connection type as "unknown"`, async () => {
  const { send, visits } = await collecting();
  await send({ page: "/blog/a", connection: "unknown", LCP: 1 });
  await send({ page: "/blog/a", connection: "warp", LCP: 1 });
  expect(visits.map(({ connection }) => connection)).toEqual(["unknown", "unknown"]);
});

it.each<[string, Record<string, string>]>([
  ["another site", { Origin: "https://elsewhere.example" }],
  ["another site that calls itself ours", { Origin: options.publicUrl, "Sec-Fetch-Site": "cross-site" }],
  ["a client without an Origin header", {}],
])("refuses a report from %s", async (_, headers) => {
  const { send, visits } = await collecting();
  expect((await send({ page: "/blog/a", LCP: 1 }, headers)).status).toBe(403);
  expect(visits).toEqual([]);
});

it("accepts two hundred reports an hour from one client, without affecting other clients", async () => {
  let now = 0;
  const { send, visits } = await collecting(() => now);
  const from = (client: string) =>
    send({ page: "/blog/a", LCP: 1 }, { Origin: options.publicUrl, "X-Forwarded-For": client });
  for (let report = 0; report < 200; report += 1) await from("203.0.113.7");
  expect((await from("203.0.113.7")).status).toBe(429);
  expect((await from("203.0.113.8")).status).toBe(204);
  expect(visits).toHaveLength(201);
  now = 60 * 60_000;
  expect((await from("203.0.113.7")).status).toBe(204);
});

it.each(["/blog/%zz\n{}", "/blog/a%00", "//elsewhere.example/blog/a", "/blog/../../x", "blog/a"])(
  "records nothing for %j, without a warning by the router",
  async (page) => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { send, visits } = await collecting();
    expect((await send({ page, LCP: 1 })).status).toBe(204);
    expect(visits).toEqual([]);
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  },
);

it("records nothing for a URL that matches no page", async () => {
  const { send, visits } = await collecting();
  expect((await send({ page: "/made/up", LCP: 1 })).status).toBe(204);
  expect(visits).toEqual([]);
});
