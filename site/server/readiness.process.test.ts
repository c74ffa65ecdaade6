/** @module-tag slow */
import { spawnSync } from "node:child_process";
import { renameSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { freePort } from "../testing/listen.ts";
import { expertLeadFields, postForm } from "../testing/plain-form.ts";
import { type RunningSite, startSite, startSiteWithoutCms } from "../testing/running-site.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

/** Fetches /readyz without and with the API token. */
async function readyzOf({ url, fetchReadiness }: RunningSite) {
  const [brief, detailed] = await Promise.all([fetch(`${url}/readyz`), fetchReadiness()]);
  return {
    brief: await brief.json(),
    detailed: await detailed.json(),
    statuses: [brief.status, detailed.status],
  };
}

/** Waits for 503 with the problem in the details. Repeats, because the site reuses the result of a check for a second. */
const expectNotReady = (site: RunningSite, problem: RegExp) =>
  vi.waitFor(
    async () => {
      const { brief, detailed, statuses } = await readyzOf(site);
      expect(statuses).toEqual([503, 503]);
      expect(brief).toEqual({ status: "not ready" });
      expect(detailed.problems).toContainEqual(expect.stringMatching(problem));
    },
    { interval: 200, timeout: 5_000 },
  );

describe("/readyz responds 503", () => {
  it("while there is no content", async () => {
    const CONTENT_API_URL = `http://127.0.0.1:${await freePort()}/api`;
    const site = await startSite({ env: { CONTENT_API_TOKEN: "t".repeat(40), CONTENT_API_URL } });
    await expectNotReady(site, /^There is no content/);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    await site.stop();
  });

  it.skipIf(spawnSync("prlimit", ["--version"]).status !== 0)(
    "while the disk is full, and recovers when there is space",
    async () => {
      const site = await startSiteWithoutCms();
      const limitFiles = (bytes: string) =>
        spawnSync("prlimit", [`--pid=${site.pid}`, `--fsize=${bytes}`]).status;
      expect(limitFiles("4096:")).toBe(0);
      await expectNotReady(site, /^No lead can be stored: /);
      expect(limitFiles("unlimited:")).toBe(0);
      await vi.waitFor(async () => expect((await readyzOf(site)).statuses).toEqual([200, 200]), {
        timeout: 5_000,
      });
      await site.stop();
    },
  );
});

it("a site whose folder was moved reports that on its private port, and still serves its other metrics", async () => {
  const folder = temporaryFolder();
  const dataDir = path.join(folder, "data");
  const port = await freePort();
  const site = await startSiteWithoutCms({ dataDir, env: { METRICS_PORT: String(port) } });
  const metrics = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(response.status).toBe(200);
    return (await response.text()).split("\n");
  };
  expect((await metrics()).filter((line) => line.startsWith("site_disk_bytes{"))).toHaveLength(2);
  renameSync(dataDir, path.join(folder, "elsewhere"));
  const problem = /^The lead queue cannot be read/;
  await expectNotReady(site, problem);
  const details = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect(details.status).toBe(503);
  expect((await details.json()).problems).toContainEqual(expect.stringMatching(problem));
  expect((await postForm(`${site.url}/contact`, expertLeadFields("lost@folder.example"))).status).toBe(503);
  const lines = await metrics();
  expect(lines.filter((line) => line.startsWith("site_disk_bytes{"))).toEqual([]);
  const notStored = 'site_log_events_total{event="lead.not-stored",level="error"} 1';
  const alarming = ["site_ready 0", "site_lead_queue_readable 0", notStored];
  expect(lines).toEqual(expect.arrayContaining(alarming));
  await site.kill();
});
