/** @module-tag slow */
import { spawnSync } from "node:child_process";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { listen } from "../testing/listen.ts";
import { expertLead, postForm } from "../testing/plain-form.ts";
import { freePort, type RunningSite, startSite } from "../testing/running-site.ts";

const env = { CMS_PORT: "9" };

async function readyzOf({ url, readiness }: RunningSite) {
  const [open, known] = await Promise.all([fetch(`${url}/readyz`), readiness()]);
  return { known: await known.json(), open: await open.json(), statuses: [open.status, known.status] };
}

/** Waits for the public response, which is cached for a second. */
const notReady = (site: RunningSite, problem: RegExp) =>
  vi.waitFor(
    async () => {
      const { known, open, statuses } = await readyzOf(site);
      expect(statuses).toEqual([503, 503]);
      expect(open).toEqual({ status: "not ready" });
      expect(known.problems).toContainEqual(expect.stringMatching(problem));
      expect(known.eventLoop).toEqual({ p99: expect.any(Number), longest: expect.any(Number) });
    },
    { interval: 200, timeout: 5_000 },
  );

describe("/readyz responds 503", () => {
  it("while there is no content", async () => {
    const CONTENT_API_URL = `http://127.0.0.1:${await freePort()}/api`;
    const site = await startSite({ env: { CONTENT_API_TOKEN: "t".repeat(40), CONTENT_API_URL } });
    await notReady(site, /^There is no content/);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    await site.stop();
  });

  it.skipIf(spawnSync("prlimit", ["--version"]).status !== 0)(
    "while the disk is full, and recovers when there is space",
    async () => {
      const site = await startSite({ env });
      const limitFiles = (bytes: string) =>
        spawnSync("prlimit", [`--pid=${site.pid}`, `--fsize=${bytes}`]).status;
      expect(limitFiles("4096:")).toBe(0);
      await notReady(site, /^No lead can be stored: /);
      expect(limitFiles("unlimited:")).toBe(0);
      await vi.waitFor(async () => expect((await readyzOf(site)).statuses).toEqual([200, 200]), {
        timeout: 5_000,
      });
      await site.stop();
    },
  );

  it("while the lead queue cannot be read", async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), "site-readiness-"));
    const site = await startSite({ dataDir, env });
    const queue = path.join(dataDir, "site/leads/leads.db");
    for (const file of [queue, `${queue}-wal`]) writeFileSync(file, "not a queue any more ".repeat(5_000));
    await notReady(site, /^The lead queue cannot be read/);
    await site.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });
});

it("/readyz stays ready and names the content service that does not respond", async () => {
  const hung = await listen(() => undefined);
  const site = await startSite({ env: { ...env, CMS_PORT: new URL(hung.origin).port } });
  await vi.waitFor(
    async () => {
      const { known, statuses } = await readyzOf(site);
      expect(statuses).toEqual([200, 200]);
      expect(known.problems).toEqual([
        expect.stringMatching(/^The content service cannot be read: .*timeout/),
      ]);
    },
    { interval: 200, timeout: 30_000 },
  );
  await site.stop();
  await hung.stop();
});

it("the private port shows the details without a key", async () => {
  const port = await freePort();
  const site = await startSite({ env: { ...env, METRICS_PORT: String(port) } });
  const { known, statuses } = await readyzOf(site);
  const details = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect(details.status).toBe(statuses[0]);
  expect(Object.keys(await details.json())).toEqual(Object.keys(known));
  expect(Object.keys(known)).toEqual(expect.arrayContaining(["problems", "content", "leads"]));
  await site.stop();
});

it("a site whose folder was moved away still has its other metrics, and logs the missing one once", async () => {
  const place = mkdtempSync(path.join(tmpdir(), "site-moved-"));
  const dataDir = path.join(place, "data");
  const port = await freePort();
  const site = await startSite({ dataDir, env: { ...env, METRICS_PORT: String(port) } });
  const metrics = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.status).toBe(200);
    return (await answer.text()).split("\n");
  };
  expect((await metrics()).filter((line) => line.startsWith("site_disk_bytes{"))).toHaveLength(2);
  renameSync(dataDir, path.join(place, "elsewhere"));
  await notReady(site, /^The lead queue cannot be read/);
  expect((await postForm(`${site.url}/contact`, expertLead("lost@folder.example"))).status).toBe(503);
  for (const _ of [1, 2]) {
    const lines = await metrics();
    expect(lines.filter((line) => line.startsWith("site_disk_bytes{"))).toEqual([]);
    const alarming = ["site_ready 0", "site_lead_queue_readable 0", "site_lead_storage_failures_total 1"];
    expect(lines).toEqual(expect.arrayContaining(alarming));
  }
  expect(site.logs().match(/"metrics\.unavailable".*"figure":"the disk of DATA_DIR"/g)).toHaveLength(1);
  await site.kill();
  rmSync(place, { recursive: true, force: true });
});

describe("a site that is shutting down", () => {
  it("accepts pages and forms until a balancer with a two-second interval has noticed", async () => {
    const site = await startSite({ env });
    for (let asked = 0; asked < 2; asked += 1) {
      await fetch(`${site.url}/readyz`);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    const startedAt = performance.now();
    const stopped = site.stop();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${site.url}/`)).status).toBe(200);
    expect(
      (await postForm(`${site.url}/jefferson-reserve-phase-2`, expertLead("dana@example.com"))).status,
    ).toBe(303);
    expect(await stopped).toBe(0);
    expect(performance.now() - startedAt).toBeGreaterThan(2_900);
  });

  it("exits at once without a balancer", async () => {
    const site = await startSite({ env });
    await fetch(`${site.url}/readyz`);
    const stopped = site.stop();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await expect(fetch(`${site.url}/readyz`)).rejects.toThrow("fetch failed");
    expect(await stopped).toBe(0);
  });
});
