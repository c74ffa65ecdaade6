/**
 * Started by `npm run bench -- mixed`: readers, searches, downloads that are left, leads and publications at once, with
 * site and content service killed now and then. What is asked is what gets lost, doubled, refused or leaked.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { startCms } from "../cms/testing/running-cms.mjs";
import { createEditor, editorOf, posts } from "../cms/tests/editor.ts";
import { emailVariables, startEmailProvider } from "../site/testing/email-provider.ts";
import { eventually, leadsOf } from "../site/testing/inbox.ts";
import { freePort, type RunningSite, startSite } from "../site/testing/running-site.ts";
import { seededRandom } from "../site/testing/seeded-random.ts";
import { visit } from "../site/testing/visitors.ts";
import { percentile } from "./load.ts";
import { loadAverage, machineClass, residentMegabytes } from "./machine.ts";
import { table } from "./table.ts";

const minutes = Number(process.env.MIXED_MINUTES ?? 10);
const readers = 8;
const leadWorkers = 2;
const leadRestMs = 400;
const readerPauseMs = 10;
const publishEveryMs = 5_000;
const killCmsEveryMs = 70_000;
const killSiteEveryMs = 95_000;

const addresses = [
  "/",
  "/about",
  "/investor",
  "/jefferson-reserve-phase-2",
  "/blogs",
  "/podcast",
  "/portfolio",
  "/newsletter",
  "/contact.data",
  "/sitemap.xml",
  "/blogs/feed.xml",
  "/no-such-page",
];
const searches = ["orchard", "depresiation", "what is an equity multiple", "jefferson", "zzzz"];
const downloads = ["/audio/what-a-porch-is-worth.mp3", "/decks/jefferson-reserve-phase-ii.pdf"];

const say = (text: string) => process.stdout.write(`${text}\n`);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const random = seededRandom(process.env.FAULT_SEED ?? "mixed load");
const oneOf = <Item>(items: readonly Item[], otherwise: Item) =>
  items[random.whole(0, items.length - 1)] ?? otherwise;

interface Read {
  readonly kind: string;
  readonly ms: number;
}

const reads: Read[] = [];
const statuses = new Map<string, number>();
const unexpected: string[] = [];
let failedConnections = 0;
let siteIsDown = false;
let failedWhileUp = 0;

const loadBefore = loadAverage();
const contentDir = path.join(import.meta.dirname, "../samples/content");
const folders = {
  cms: mkdtempSync(path.join(tmpdir(), "mixed-cms-")),
  site: mkdtempSync(path.join(tmpdir(), "mixed-site-")),
};
const provider = await startEmailProvider();
const port = await freePort();
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
    },
    port,
  });
}

let site = await start();
const descriptors = () => readdirSync(`/proc/${site.pid}/fd`).length;
const agent = new Agent({ keepAlive: true });
const endsAt = Date.now() + minutes * 60_000;
const goesOn = () => Date.now() < endsAt;

/** One GET; with `leaveAfterBytes` the connection is cut in the middle of the answer. */
function read(address: string, kind: string, leaveAfterBytes?: number): Promise<void> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const asked = get(
      `${site.url}${address}`,
      { agent, headers: { "Accept-Encoding": "br" } },
      (response) => {
        const status = `${kind} ${response.statusCode}`;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const isDeliberate = response.statusCode === 503 && response.headers["retry-after"] !== undefined;
        if ((response.statusCode ?? 0) >= 500 && !isDeliberate) unexpected.push(`${status} ${address}`);
        let bytes = 0;
        response.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
          if (leaveAfterBytes !== undefined && bytes >= leaveAfterBytes) asked.destroy();
        });
        response.once("close", () => {
          if (leaveAfterBytes === undefined) reads.push({ kind, ms: performance.now() - startedAt });
          resolve();
        });
      },
    );
    asked.once("error", () => {
      if (leaveAfterBytes !== undefined) return resolve();
      failedConnections += 1;
      if (!siteIsDown) failedWhileUp += 1;
      resolve();
    });
  });
}

async function reader(): Promise<void> {
  while (goesOn()) {
    const chance = random.whole(0, 99);
    if (chance < 85) await read(oneOf(addresses, "/"), "page");
    else if (chance < 95) await read(`/search?q=${encodeURIComponent(oneOf(searches, ""))}`, "search");
    else
      await read(oneOf(downloads, ""), "download", random.happens(0.7) ? random.whole(1, 60_000) : undefined);
    await pause(readerPauseMs);
  }
}

const published: string[] = [];

async function publisher(): Promise<void> {
  for (let number = 1; goesOn(); number += 1) {
    const slug = `mixed-load-${number}`;
    await publish(slug).then(
      () => published.push(slug),
      () => undefined,
    );
    await pause(publishEveryMs);
  }
}

async function publish(slug: string): Promise<void> {
  const fields = {
    title: `Mixed load ${slug}`,
    slug,
    excerpt: "Published under load.",
    content: "## Under load\n\nText.",
    author: "Investor relations",
  };
  const { documentId } = await editor.create(posts, fields);
  await editor.publish(posts, documentId);
}

let cmsKills = 0;
let siteKills = 0;

async function cmsKiller(): Promise<void> {
  for (;;) {
    await pause(killCmsEveryMs);
    if (!goesOn()) return;
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
    if (!goesOn()) return;
    siteIsDown = true;
    await site.kill();
    siteKills += 1;
    site = await start();
    siteIsDown = false;
  }
}

await eventually("the content on the site", async () => (await fetch(`${site.url}/blogs`)).ok);
for (const address of addresses) await read(address, "warm-up");
const before = { descriptors: descriptors(), memory: residentMegabytes(site.pid) };
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
await Promise.all([...Array.from({ length: readers }, reader), publisher(), cmsKiller(), siteKiller()]);
const ledger = await leads;
agent.destroy();

await eventually(
  "an empty lead queue",
  async () => /"queued":0\b/.test(JSON.stringify(await (await site.readiness()).json())),
  300_000,
);
const inbox = (await leadsOf(cms.apiUrl, cms.token, "mixed-")).map(({ email }) => email);
const missing: string[] = [];
for (const slug of published)
  if (!(await fetch(`${site.url}/blog/${slug}`, { redirect: "manual" })).ok) missing.push(slug);
await pause(10_000);
const after = { descriptors: descriptors(), memory: residentMegabytes(site.pid) };

const latencies = (kind: string) => {
  const latenciesMs = reads
    .filter((one) => one.kind === kind)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b);
  const load = { answers: latenciesMs.length, latenciesMs, perSecond: latenciesMs.length / (minutes * 60) };
  return [
    kind,
    load.answers,
    load.perSecond.toFixed(0),
    ...[50, 99, 100].map((percent) => percentile(load, percent).toFixed(1)),
  ];
};
const outcome = [
  ["leads acknowledged", ledger.acknowledged.size],
  ["of them lost", [...ledger.acknowledged].filter((email) => !inbox.includes(email)).length],
  ["in the inbox twice", inbox.length - new Set(inbox).size],
  ["posts published", published.length],
  ["of them not on the site", missing.length],
  ["content service killed", cmsKills],
  ["site killed", siteKills],
  ["answers 5xx, deliberate 503 apart", unexpected.length],
  ["connections cut while the site ran", failedWhileUp],
  ["connections cut in all", failedConnections],
  ["descriptors before, after", `${before.descriptors}, ${after.descriptors}`],
  ["memory MB before, after", `${before.memory}, ${after.memory}`],
];
const report = `# Everything at once: measured

${new Date().toISOString().slice(0, 10)}, ${machineClass()}. Load average before the run: ${loadBefore}.
${minutes} minutes of ${readers} readers, ${leadWorkers} people who send leads, a post published every ${publishEveryMs / 1000} s; content service and site
killed with SIGKILL in between. All share this machine. Measured with \`npm run bench -- mixed\`.

${table(["", ""], outcome)}

${table(["answers", "number", "per second", "p50 ms", "p99 ms", "longest ms"], [latencies("page"), latencies("search")])}
`;
await site.stop();
await Promise.all([cms.stop(), provider.stop()]);
for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
const results = path.join(import.meta.dirname, "results");
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, "mixed.md"), report);
say(`\n${report}`);
say([...statuses].map(([status, count]) => `${status}: ${count}`).join("\n"));
for (const line of [...new Set(unexpected)].slice(0, 20)) say(line);
