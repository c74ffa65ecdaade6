import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listen } from "../testing/listen.ts";
import { Vitals } from "./vitals.ts";

let folder: string;
const closings: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "vitals-"));
});
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
  rmSync(folder, { recursive: true, force: true });
});

const dayMs = 24 * 60 * 60 * 1000;
const options = {
  patternOf: (pathname: string) => (pathname.startsWith("/blog/") ? "/blog/:slug" : null),
  publicUrl: "https://www.example.com",
  trustedProxies: 1,
};

async function collecting(now = () => 0) {
  const vitals = new Vitals({ ...options, folder, now });
  const { origin, stop } = await listen((request, response) => {
    void vitals.answer(request, response, new URL("http://site.invalid/vitals"));
  });
  closings.push(
    () => vitals.close(),
    () => stop(),
  );
  const send = (report: unknown, headers: Record<string, string> = { Origin: options.publicUrl }) =>
    fetch(origin, {
      body: typeof report === "string" ? report : JSON.stringify(report),
      headers,
      method: "POST",
    });
  return { send, vitals };
}

it("says what three of four visits to a page stayed within", async () => {
  const { send, vitals } = await collecting();
  for (const LCP of [400, 900, 1_400, 9_000])
    expect((await send({ page: "/blog/a", connection: "3g", LCP, CLS: 0 })).status).toBe(204);
  await send({ page: "/blog/b", connection: "4g", LCP: 20_000 });
  expect(vitals.summary()).toEqual([
    { page: "/blog/:slug", connection: "3g", visits: 4, p75: { LCP: 1_500, CLS: 0 } },
    { page: "/blog/:slug", connection: "4g", visits: 1, p75: { LCP: null } },
  ]);
});

it.each([
  ["no JSON", "LCP"],
  ["a negative time", { page: "/blog/a", LCP: -1 }],
  ["a time that is no number", { page: "/blog/a", LCP: "fast" }],
  ["more than a report can hold", { page: "/blog/a", LCP: 1, more: "x".repeat(3_000) }],
  ["no page", { LCP: 1 }],
])("refuses %s", async (_, report) => {
  const { send, vitals } = await collecting();
  expect((await send(report)).status).toBe(400);
  expect(vitals.summary()).toEqual([]);
});

it("files a browser that does not know its connection under none", async () => {
  const { send, vitals } = await collecting();
  await send({ page: "/blog/a", connection: "unknown", LCP: 1 });
  await send({ page: "/blog/a", connection: "warp", LCP: 1 });
  expect(vitals.summary()).toMatchObject([{ connection: "unknown", visits: 2 }]);
});

it.each<[string, Record<string, string>]>([
  ["another site", { Origin: "https://elsewhere.example" }],
  ["another site that calls itself ours", { Origin: options.publicUrl, "Sec-Fetch-Site": "cross-site" }],
  ["a program", {}],
])("takes nothing from %s", async (_, headers) => {
  const { send, vitals } = await collecting();
  expect((await send({ page: "/blog/a", LCP: 1 }, headers)).status).toBe(403);
  expect(vitals.summary()).toEqual([]);
});

it("takes two hundred reports an hour from one client, and still those of others", async () => {
  let now = 0;
  const { send, vitals } = await collecting(() => now);
  const from = (client: string) =>
    send({ page: "/blog/a", LCP: 1 }, { Origin: options.publicUrl, "X-Forwarded-For": client });
  for (let report = 0; report < 200; report += 1) await from("203.0.113.7");
  expect((await from("203.0.113.7")).status).toBe(429);
  expect((await from("203.0.113.8")).status).toBe(204);
  expect(vitals.summary()).toMatchObject([{ visits: 201 }]);
  now = 60 * 60_000;
  expect((await from("203.0.113.7")).status).toBe(204);
});

it.each(["/blog/%zz\n{}", "/blog/a%00", "//elsewhere.example/blog/a", "/blog/../../x", "blog/a"])(
  "counts nothing for %j, and does not have the router warn about it",
  async (page) => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { send, vitals } = await collecting();
    expect((await send({ page, LCP: 1 })).status).toBe(204);
    expect(vitals.summary()).toEqual([]);
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  },
);

it("counts nothing for addresses without a page, however many are made up", async () => {
  const { send, vitals } = await collecting();
  expect((await send({ page: "/made/up", LCP: 1 })).status).toBe(204);
  expect(vitals.summary()).toEqual([]);
});

it("keeps its figures over a restart, and forgets those of 28 days ago", async () => {
  let now = 0;
  const first = await collecting(() => now);
  await first.send({ page: "/blog/a", LCP: 1 });
  first.vitals.close();
  const second = await collecting(() => now);
  expect(second.vitals.summary()).toHaveLength(1);
  now = 28 * dayMs;
  expect(second.vitals.summary()).toEqual([]);
});

it("begins anew where its file is damaged", () => {
  writeFileSync(path.join(folder, "vitals.json"), "{");
  const vitals = new Vitals({ ...options, folder });
  closings.push(() => vitals.close());
  expect(vitals.summary()).toEqual([]);
});

it("leaves out of its file what another version counted in other steps", async () => {
  const counts = {
    "0 4g LCP /blog/:slug": [0, 0, 3],
    "0 4g INP /blog/:slug": [2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  };
  writeFileSync(path.join(folder, "vitals.json"), JSON.stringify(counts));
  const { send, vitals } = await collecting();
  expect((await send({ page: "/blog/a", connection: "4g", LCP: 9_000 })).status).toBe(204);
  expect(vitals.summary()).toEqual([
    { page: "/blog/:slug", connection: "4g", visits: 2, p75: { INP: 25, LCP: 10_000 } },
  ]);
});
