/**
 * Started by `npm run bench -- crowd`: how long visitors wait, and how long the site's event loop stands still, while
 * everything happens at once: ten thousand posts are read for the first time, then fifty are published in a row.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startCms } from "../cms/testing/running-cms.mjs";
import { createEditor, editorOf, posts } from "../cms/tests/editor.ts";
import { expertLead } from "../site/testing/plain-form.ts";
import { freePort, startSite } from "../site/testing/running-site.ts";
import { type Load, loadOf, percentile, sendSteadily, type Target } from "./load.ts";
import { loadAverage, machineClass, residentMegabytes } from "./machine.ts";
import { fillWithPosts, titleOf } from "./many-posts.ts";
import { table } from "./table.ts";

const count = Number(process.env.CROWD_POSTS ?? 10_000);
const published = 50;
const calmSeconds = 20;
const perSecond = { page: 10, search: 2, lead: 5 };
const addresses = [
  "/",
  "/about",
  "/investor",
  "/blogs",
  "/podcast",
  "/portfolio",
  "/contact",
  "/sitemap.xml",
];
const searches = ["orchard", "depresiation", "what is an equity multiple", "jefferson", "zzzz"];

const say = (text: string) => process.stdout.write(`${text}\n`);
const loadBefore = loadAverage();
const dataDir = mkdtempSync(path.join(tmpdir(), "crowd-bench-"));
say(`Filling the content service with ${count} posts ...`);
await (await startCms({ dataDir })).stop();
const documentIds = fillWithPosts(dataDir, count);
const port = await freePort();
const cms = await startCms({ dataDir, env: { SITE_HINT_URLS: `http://127.0.0.1:${port}` } });
await createEditor(cms);
const editor = await editorOf(cms);
const env = { CONTENT_API_TOKEN: cms.token, CONTENT_API_URL: cms.apiUrl, LEAD_RATE_LIMIT: "1000000" };
const site = await startSite({ env, port });

const read = (address: string): Target => ({
  address: new URL(address, site.url),
  canBeRefused: true,
  expects: 200,
  headers: { "Accept-Encoding": "br" },
});
const lead: Target = {
  address: new URL(`${site.url}/jefferson-reserve-phase-2`),
  body: (number) => new URLSearchParams(expertLead(`person${number}@example.com`)).toString(),
  canBeRefused: true,
  expects: 303,
  headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: site.url },
};
let firstLead = 0;

/** Visitors for so long as `work` takes. */
async function crowdDuring(work: Promise<unknown>): Promise<Readonly<Record<string, Load>>> {
  const startedAt = performance.now();
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  const streamOf = (target: Target, rate: number) =>
    sendSteadily(target, { first: firstLead, perSecond: rate, until: () => isOver });
  const streams = {
    page: addresses.map((address) => streamOf(read(address), perSecond.page)),
    search: searches.map((text) => streamOf(read(`/search?q=${encodeURIComponent(text)}`), perSecond.search)),
    lead: [streamOf(lead, perSecond.lead)],
  };
  await work;
  const all = await Promise.all(
    Object.entries(streams).map(async ([kind, loads]): Promise<[string, Load]> => {
      const ended = await Promise.all(loads);
      const latencies = ended.flatMap(({ latenciesMs }) => latenciesMs);
      const refused = ended.reduce((sum, load) => sum + (load.refused ?? 0), 0);
      return [kind, { ...loadOf(latencies, startedAt), refused }];
    }),
  );
  const loads = Object.fromEntries(all);
  firstLead += loads.lead?.answers ?? 0;
  return loads;
}

/** The site's own figures since they were read the last time. */
async function loopDelay(): Promise<string[]> {
  const details = await (await site.readiness()).text();
  return ["p99", "longest"].map((name) => new RegExp(`"${name}": ([\\d.]+)`).exec(details)?.[1] ?? "");
}

async function publishAll(): Promise<void> {
  for (let number = 0; number < published; number += 1) {
    const documentId = documentIds[(number * 97) % documentIds.length] ?? "";
    await editor.publish(posts, documentId, { title: `Published in a crowd ${number}` });
  }
}

async function everythingRead(): Promise<void> {
  const newest = titleOf(count - 1);
  while (!(await (await fetch(`${site.url}/blogs`)).text()).includes(newest))
    await new Promise((resolve) => setTimeout(resolve, 500));
}

const phases = [
  [`first read of ${count} posts`, everythingRead],
  [`${published} posts published`, publishAll],
  ["nothing else", () => new Promise((resolve) => setTimeout(resolve, calmSeconds * 1000))],
] as const;
const rows: string[][] = [];
for (const [name, work] of phases) {
  say(`A crowd during: ${name} ...`);
  await loopDelay();
  const loads = await crowdDuring(work());
  const [p99 = "", longest = ""] = await loopDelay();
  const times = Object.values(loads).flatMap((load) =>
    [50, 99, 100].map((percent) => percentile(load, percent).toFixed(1)),
  );
  const refused = Object.values(loads).reduce((sum, load) => sum + (load.refused ?? 0), 0);
  rows.push([name, ...times, String(refused), p99, longest, String(residentMegabytes(site.pid))]);
}
await site.stop();
await cms.stop();
rmSync(dataDir, { recursive: true });

const headings = Object.keys(perSecond).flatMap((kind) => [`${kind} p50`, "p99", "longest"]);
const figures = table(["while", ...headings, "503", "loop p99", "longest", "MB"], rows);
const report = `# A crowd: measured

${new Date().toISOString().slice(0, 10)}, ${machineClass()}. Load average before the run: ${loadBefore}.
Steadily each second ${perSecond.page * addresses.length} pages, ${perSecond.search * searches.length} searches and ${perSecond.lead} leads, counted from when each was due; milliseconds.
Site, content service (SQLite) and crowd share this machine. Measured with \`npm run bench -- crowd\`.

${figures}

Targets with two free cores: p99 of pages below 50 ms, of leads below 100 ms, the loop's delay below 50 ms.
`;
const results = path.join(import.meta.dirname, "results");
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, "crowd.md"), report);
say(`\n${figures}`);
