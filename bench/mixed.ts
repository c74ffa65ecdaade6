/**
 * Run by `npm run bench -- mixed`: reads, searches, sends leads and publishes at the same time, and kills site and cms in
 * the first half. Counts lost or repeated leads, lost posts and failed requests, and measures memory in the second half.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { runAdminCommand, startCms } from "../cms/testing/running-cms.ts";
import { credentials, openContentManager, posts } from "../cms/tests/content-manager.ts";
import { eventually, leadsWithPrefix } from "../site/testing/inbox.ts";
import { freePort } from "../site/testing/listen.ts";
import { type RunningSite, startSite } from "../site/testing/running-site.ts";
import { seededRandom } from "../site/testing/seeded-random.ts";
import { simulateVisitors } from "../site/testing/visitors.ts";
import { loadHeadings, loadRow, print, residentMegabytes, saveReport, table } from "./report.ts";

const minutes = Number(process.env.MIXED_MINUTES ?? 10);
const readers = 8;
const readerPauseMs = 10;
const leadWorkers = 2;
const pauseBetweenLeadsMs = 400;
const publishEveryMs = 5_000;
const killCmsEveryMs = 70_000;
const killSiteEveryMs = 95_000;
const paths = [
  ...["/", "/about", "/investor", "/jefferson-reserve-phase-2", "/blogs", "/podcast"],
  ...["/contact.data", "/sitemap.xml", "/blogs/feed.xml", "/no-such-page"],
];
const searches = ["orchard", "depresiation", "jefferson", "zzzz"];

const random = seededRandom("mixed load");
const randomItem = (items: readonly string[]) => items[random.whole(0, items.length - 1)] ?? "";

const contentDir = path.join(import.meta.dirname, "../samples/content");
const folder = mkdtempSync(path.join(tmpdir(), "mixed-"));
const port = await freePort();
const cmsEnv = { PUBLIC_URL: `http://127.0.0.1:${port}`, SITE_ORIGINS: `http://127.0.0.1:${port}` };
let cms = await startCms({ contentDir, dataDir: path.join(folder, "cms"), env: cmsEnv });
await runAdminCommand(cms, ["--email", credentials.email, "--password", credentials.password]);
let editor = await openContentManager(cms);

const startOnPort = (): Promise<RunningSite> =>
  startSite({
    dataDir: path.join(folder, "site"),
    env: { CONTENT_API_TOKEN: cms.token, CONTENT_API_URL: cms.apiUrl, LEAD_RATE_LIMIT: "1000000" },
    port,
  });

let site = await startOnPort();
let siteIsDown = false;
const counts = { cmsKills: 0, cutWhileUp: 0, failures: 0, responses: 0, siteKills: 0 };
const latenciesMs: Record<string, number[]> = { page: [], search: [] };
const endsAt = Date.now() + minutes * 60_000;
const killsEndAt = Date.now() + minutes * 30_000;
const isRunning = () => Date.now() < endsAt;

const agent = new Agent({ keepAlive: true });

/** Requests a path once and adds its latency to the list. */
function requestPath(target: string, latencies: number[] = []): Promise<void> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const outgoingRequest = get(
      `${site.url}${target}`,
      { agent, headers: { "Accept-Encoding": "br" } },
      (response) => {
        counts.responses += 1;
        const { headers, statusCode = 0 } = response;
        const isDeliberate = statusCode === 503 && headers["retry-after"] !== undefined;
        if (statusCode >= 500 && !isDeliberate) counts.failures += 1;
        response.resume().once("close", () => {
          latencies.push(performance.now() - startedAt);
          resolve();
        });
      },
    );
    outgoingRequest.once("error", () => {
      if (!siteIsDown) counts.cutWhileUp += 1;
      resolve();
    });
  });
}

async function reader(): Promise<void> {
  while (isRunning()) {
    if (random.whole(0, 9) > 0) await requestPath(randomItem(paths), latenciesMs.page);
    else await requestPath(`/search?q=${randomItem(searches)}`, latenciesMs.search);
    await delay(readerPauseMs);
  }
}

const publishedSlugs: string[] = [];

async function publisher(): Promise<void> {
  for (let number = 1; isRunning(); number += 1) {
    const slug = `mixed-load-${number}`;
    const texts = { author: "Investor relations", content: "Text.", excerpt: "Under load." };
    try {
      const { documentId } = await editor.create(posts, { ...texts, slug, title: slug });
      await editor.publish(posts, documentId);
      publishedSlugs.push(slug);
    } catch {
      // The cms was killed or is starting. Only acknowledged posts count.
    }
    await delay(publishEveryMs);
  }
}

async function killRepeatedly(everyMs: number, kill: () => Promise<void>): Promise<void> {
  for (await delay(everyMs); Date.now() < killsEndAt; await delay(everyMs)) await kill();
}

async function killCms(): Promise<void> {
  await cms.kill();
  counts.cmsKills += 1;
  const env = { ...cms.env, ...cmsEnv };
  cms = await startCms({ contentDir, dataDir: path.join(folder, "cms"), env, port: cms.port });
  editor = await openContentManager(cms);
}

async function killSite(): Promise<void> {
  siteIsDown = true;
  await site.kill();
  counts.siteKills += 1;
  site = await startOnPort();
  siteIsDown = false;
}

const footprints: number[][] = [];
/** Records the number of responses to readers so far, and the memory of the site's current process. */
const recordFootprint = () => footprints.push([counts.responses, residentMegabytes(site.pid)]);

async function watcher(): Promise<void> {
  for (await delay(killsEndAt - Date.now()); isRunning(); await delay(60_000)) recordFootprint();
}

await eventually("the content on the site", async () => (await fetch(`${site.url}/blogs`)).ok);
print(`Mixed load for ${minutes} minutes ...`);
const [ledger] = await Promise.all([
  simulateVisitors({
    giveUpProbability: 0.05,
    leads: Number.POSITIVE_INFINITY,
    emailPrefix: "mixed",
    random,
    pauseBetweenLeadsMs,
    siteUrl: site.url,
    shouldStop: () => !isRunning(),
    workers: leadWorkers,
  }),
  ...Array.from({ length: readers }, reader),
  publisher(),
  killRepeatedly(killCmsEveryMs, killCms),
  killRepeatedly(killSiteEveryMs, killSite),
  watcher(),
]);
agent.destroy();
await site.waitUntilQueueEmpty();
const inbox = (await leadsWithPrefix(cms.apiUrl, "mixed-")).map(({ email }) => email);
const areShown = await Promise.all(
  publishedSlugs.map(async (slug) => (await fetch(`${site.url}/blog/${slug}`)).ok),
);
await delay(10_000);
recordFootprint();
await Promise.all([site.stop(), cms.stop()]);
rmSync(folder, { recursive: true, force: true });

const row = (kind: string, values: readonly number[] = []) =>
  loadRow(kind, { latenciesMs: values, perSecond: values.length / (minutes * 60) });
saveReport(
  "mixed",
  `${minutes} minutes of ${readers} readers, ${leadWorkers} people who send leads, a post every ${publishEveryMs / 1000} s; cms and site killed with SIGKILL in
the first half. Everything shares this machine.

${table(
  ["", "number"],
  [
    ["leads acknowledged", ledger.acknowledged.size],
    ["of them lost", [...ledger.acknowledged].filter((email) => !inbox.includes(email)).length],
    ["in the inbox twice", inbox.length - new Set(inbox).size],
    ["posts published", publishedSlugs.length],
    ["of them not on the site", areShown.filter((isShown) => !isShown).length],
    ["cms killed", counts.cmsKills],
    ["site killed", counts.siteKills],
    ["responses 5xx, except deliberate 503", counts.failures],
    ["requests without a response while the site ran", counts.cutWhileUp],
  ],
)}

${table(loadHeadings, [row("page", latenciesMs.page), row("search", latenciesMs.search), row("lead", ledger.waitsMs)])}

Total of responses and the site's memory, each minute of the second half and after ten seconds at rest:

${table(["responses so far", "memory MB"], footprints)}`,
);
