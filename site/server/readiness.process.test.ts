import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { freePort, type RunningSite, startSite } from "../testing/running-site.ts";

const token = "t".repeat(40);
const env = { CMS_PORT: "9", CONTENT_API_TOKEN: token };

async function told({ url, readiness }: RunningSite) {
  const [open, known] = await Promise.all([fetch(`${url}/readyz`), readiness()]);
  return { known: await known.json(), open: await open.json(), statuses: [open.status, known.status] };
}

/** Waits for what everybody is told: it may be a second old. */
const notReady = (site: RunningSite, problem: RegExp) =>
  vi.waitFor(
    async () => {
      const { known, open, statuses } = await told(site);
      expect(statuses).toEqual([503, 503]);
      expect(open).toEqual({ status: "not ready" });
      expect(known.problems).toEqual([expect.stringMatching(problem)]);
      expect(known.eventLoop).toEqual({ p99: expect.any(Number), longest: expect.any(Number) });
    },
    { interval: 200, timeout: 5_000 },
  );

describe("/readyz says no", () => {
  it("while there is nothing to show", async () => {
    const CONTENT_API_URL = `http://127.0.0.1:${await freePort()}/api`;
    const site = await startSite({ env: { ...env, CONTENT_API_URL } });
    await notReady(site, /^There is no content/);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    await site.stop();
  });

  it.skipIf(spawnSync("prlimit", ["--version"]).status !== 0)(
    "while the disk takes no lead, and yes again when it does",
    async () => {
      const site = await startSite({ env });
      const limitFiles = (bytes: string) =>
        spawnSync("prlimit", [`--pid=${site.pid}`, `--fsize=${bytes}`]).status;
      expect(limitFiles("4096:")).toBe(0);
      await notReady(site, /^No lead can be stored: /);
      expect(limitFiles("unlimited:")).toBe(0);
      await vi.waitFor(async () => expect((await told(site)).statuses).toEqual([200, 200]), {
        timeout: 5_000,
      });
      await site.stop();
    },
  );

  it("when the lead queue cannot be read", async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), "site-readiness-"));
    const site = await startSite({ dataDir, env });
    const queue = path.join(dataDir, "site/leads/leads.db");
    for (const file of [queue, `${queue}-wal`]) writeFileSync(file, "not a queue any more ".repeat(5_000));
    await notReady(site, /^The lead queue cannot be read/);
    await site.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
