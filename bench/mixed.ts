/**
 * Started by `npm run bench -- mixed`: readers, searches, downloads that are left, leads and publications at once, with
 * site and content service killed now and then in the first half. What is asked is what gets lost, doubled, refused, and
 * in the second half whether memory grows.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startCms } from "../cms/testing/running-cms.mjs";
import { createEditor, editorOf } from "../cms/tests/editor.ts";
import { emailVariables, startEmailProvider } from "../site/testing/email-provider.ts";
import { eventually, leadsOf } from "../site/testing/inbox.ts";
import { freePort, type RunningSite, startSite } from "../site/testing/running-site.ts";
import { visit } from "../site/testing/visitors.ts";
import { loadAverage, machineClass, residentMegabytes } from "./machine.ts";
import { table } from "./table.ts";
import { addresses, pause, publish, random, traffic, trafficHeadings, trafficRow } from "./traffic.ts";

const minutes = Number(process.env.MIXED_MINUTES ?? 10);
const readers = 8;
const leadWorkers = 2;
const leadRestMs = 400;
const readerPauseMs = 10;
const publishEveryMs = 5_000;
const killCmsEveryMs = 70_000;
const killSiteEveryMs = 95_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

let siteIsDown = false;

const loadBefore = loadAverage();
const contentDir = path.join(import.meta.dirname, "../samples/content");
const folders = {
  cms: mkdtempSync(path.join(tmpdir(), "mixed-cms-")),
  site: mkdtempSync(path.join(tmpdir(), "mixed-site-")),
};
const provider = await startEmailProvider();
const port = await freePort();
const metricsPort = await freePort();
const cmsEnv = { PUBLIC_URL: `http://127.0.0.1:${port}`, SITE_HINT_URLS: `http://127.0.0.1:${port}` };
let cms = await startCms({ contentDir, dataDir: folders.cms, env: cmsEnv });
await createEditor(cms);
let editor = await editorOf(cms);

function start(): Promise<RunningSite> {
  return startSite({
    dataDir: folders.site,
    env: {
      CONTENT_API_TOKEN: cms.token,
      CONTENT_API_URL: cms.apiUrl,
      ...emailVariables(provider),
      LEAD_RATE_LIMIT: "1000000",
      METRICS_PORT: String(metricsPort),
    },
    port,
  });
}

let site = await start();
const endsAt = Date.now() + minutes * 60_000;
const killsEndAt = Date.now() + minutes * 30_000;
const goesOn = () => Date.now() < endsAt;
const killsGoOn = () => Date.now() < killsEndAt;
const crowd = traffic({
  goesOn,
  isDown: () => siteIsDown,
  minutes,
  origin: () => site.url,
  pauseMs: readerPauseMs,
});

const published: string[] = [];

async function publisher(): Promise<void> {
  for (let number = 1; goesOn(); number += 1) {
    const slug = `mixed-load-${number}`;
    await publish(editor, slug).then(
      () => published.push(slug),
      () => undefined,
    );
    await pause(publishEveryMs);
  }
}

let cmsKills = 0;
let siteKills = 0;

async function cmsKiller(): Promise<void> {
  for (;;) {
    await pause(killCmsEveryMs);
    if (!killsGoOn()) return;
    await cms.kill();
    cmsKills += 1;
    cms = await startCms({
      contentDir,
      dataDir: folders.cms,
      env: { ...cms.env, ...cmsEnv },
      port: cms.port,
    });
    editor = await editorOf(cms);
  }
}

async function siteKiller(): Promise<void> {
  for (;;) {
    await pause(killSiteEveryMs);
    if (!killsGoOn()) return;
    siteIsDown = true;
    await site.kill();
    siteKills += 1;
    site = await start();
    siteIsDown = false;
  }
}

interface Footprint {
  readonly descriptors: number;
  /** By which the event loop was late, 99th percentile since the last footprint. */
  readonly lateMs: number;
  readonly megabytes: number;
  /** Of all requests that were answered until then. */
  readonly requests: number;
}

async function footprint(): Promise<Footprint> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return {
    descriptors: readdirSync(`/proc/${site.pid}/fd`).length,
    lateMs: 1_000 * Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(metrics)?.[1]),
    megabytes: residentMegabytes(site.pid),
    requests: [...crowd.statuses.values()].reduce((sum, count) => sum + count, 0),
  };
}

/** Of the site since it was killed last, each minute. */
const footprints: Footprint[] = [];

async function watcher(): Promise<void> {
  await pause(killsEndAt - Date.now());
  while (goesOn()) {
    footprints.push(await footprint());
    await pause(60_000);
  }
}

await eventually("the content on the site", async () => (await fetch(`${site.url}/blogs`)).ok);
for (const address of addresses) await crowd.read(address, "warm-up");
say(`Mixed load for ${minutes} minutes ...`);
const leads = visit({
  impatience: 0.05,
  leads: Number.POSITIVE_INFINITY,
  purpose: "mixed",
  random,
  restMs: leadRestMs,
  siteUrl: site.url,
  until: () => !goesOn(),
  workers: leadWorkers,
});
await Promise.all([
  ...Array.from({ length: readers }, crowd.reader),
  publisher(),
  cmsKiller(),
  siteKiller(),
  watcher(),
]);
const ledger = await leads;
crowd.end();

await eventually(
  "an empty lead queue",
  async () => /"queued":0\b/.test(JSON.stringify(await (await site.readiness()).json())),
  300_000,
);
const inbox = (await leadsOf(cms.apiUrl, "mixed-")).map(({ email }) => email);
const missing: string[] = [];
for (const slug of published)
  if (!(await fetch(`${site.url}/blog/${slug}`, { redirect: "manual" })).ok) missing.push(slug);
await pause(10_000);
footprints.push(await footprint());

const outcome = [
  ["leads acknowledged", ledger.acknowledged.size],
  ["of them lost", [...ledger.acknowledged].filter((email) => !inbox.includes(email)).length],
  ["in the inbox twice", inbox.length - new Set(inbox).size],
  ["posts published", published.length],
  ["of them not on the site", missing.length],
  ["content service killed", cmsKills],
  ["site killed", siteKills],
  ["answers 5xx, deliberate 503 apart", crowd.unexpected.length],
  ["connections cut while the site ran", crowd.cut.whileUp],
  ["connections cut in all", crowd.cut.inAll],
];
const [first] = footprints;
const footprintRows = footprints.map(({ descriptors, lateMs, megabytes, requests }) => [
  requests - (first?.requests ?? 0),
  megabytes,
  lateMs.toFixed(0),
  descriptors,
]);
const report = `# Everything at once: measured

${new Date().toISOString().slice(0, 10)}, ${machineClass()}. Load average before the run: ${loadBefore}.
${minutes} minutes of ${readers} readers, ${leadWorkers} people who send leads, a post published every ${publishEveryMs / 1000} s; content service and site
killed with SIGKILL in the first half. All share this machine. Measured with \`npm run bench -- mixed\`.

${table(["", ""], outcome)}

${table(trafficHeadings, [crowd.row("page"), crowd.row("search"), trafficRow("lead", ledger.waitsMs, minutes)])}

The site's process in the second half, minute by minute, and after ten seconds at rest:

${table(["requests answered", "memory MB", "event loop late, p99 ms", "open files"], footprintRows)}
`;
await site.stop();
await Promise.all([cms.stop(), provider.stop()]);
for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
const results = path.join(import.meta.dirname, "results");
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, "mixed.md"), report);
say(`\n${report}`);
say([...crowd.statuses].map(([status, count]) => `${status}: ${count}`).join("\n"));
for (const line of [...new Set(crowd.unexpected)].slice(0, 20)) say(line);
