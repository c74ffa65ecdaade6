/**
 * Started by `npm run bench -- many`: two sites and two content services on one PostgreSQL and one store of files, behind
 * balancers, under mixed load. Every instance is killed in turn and the database restarted; at the end a site is lost with
 * its disk. What is asked is what gets lost, doubled, refused, and how soon a publication is live on each site.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createEditor, editorOf } from "../cms/tests/editor.ts";
import { eventually, leadsOf } from "../site/testing/inbox.ts";
import { startMachines } from "../site/testing/machines.ts";
import { visit } from "../site/testing/visitors.ts";
import { percentile } from "./load.ts";
import { loadAverage, machineClass, residentMegabytes } from "./machine.ts";
import { table } from "./table.ts";
import { addresses, pause, publish, random, traffic, trafficHeadings } from "./traffic.ts";

const minutes = Number(process.env.MANY_MINUTES ?? 15);
const readers = 4;
const leadWorkers = 2;
const leadRestMs = 500;
const readerPauseMs = 20;
const publishEveryMs = 5_000;
const killsOfEach = 5;
const databaseRestarts = 2;

const say = (text: string) => process.stdout.write(`${text}\n`);
const loadBefore = loadAverage();
const machines = await startMachines();
const { cmsBalancer, siteBalancer } = machines;
const sitesNow = () => [machines.site("site 1"), machines.site("site 2")];
const behindBalancer = { ...machines.cms, url: cmsBalancer.origin };
await createEditor(machines.cms);

for (const site of sitesNow()) {
  await eventually("the content on each site", async () => (await fetch(`${site.url}/blogs`)).ok);
}
const endsAt = Date.now() + minutes * 60_000;
const goesOn = () => Date.now() < endsAt;
const crowd = traffic({
  goesOn,
  isDown: () => false,
  minutes,
  origin: () => siteBalancer.origin,
  pauseMs: readerPauseMs,
});
for (const address of addresses) await crowd.read(address, "warm-up");

const liveAfterMs: number[] = [];
const published: string[] = [];
let unpublished = 0;

/** Until a site that runs all the while shows the post; a site that is killed meanwhile is left out. */
async function liveOn(name: "site 1" | "site 2", slug: string, since: number): Promise<void> {
  const site = machines.site(name);
  const killsBefore = machines.kills(name);
  while (machines.kills(name) === killsBefore && machines.isUp(name)) {
    const answer = await fetch(`${site.url}/blog/${slug}`, { redirect: "manual" }).catch(() => undefined);
    await answer?.text().catch(() => undefined);
    if (answer?.ok) return void liveAfterMs.push(performance.now() - since);
    await pause(50);
  }
}

async function publisher(): Promise<void> {
  let editor = await editorOf(behindBalancer);
  const watched: Promise<unknown>[] = [];
  for (let number = 1; goesOn(); number += 1) {
    const slug = `many-machines-${number}`;
    try {
      await publish(editor, slug);
      const since = performance.now();
      published.push(slug);
      watched.push(liveOn("site 1", slug, since), liveOn("site 2", slug, since));
    } catch {
      // The call was under way at the instance that was killed, or the database was restarting.
      unpublished += 1;
      editor = await editorOf(behindBalancer).catch(() => editor);
    }
    await pause(publishEveryMs);
  }
  await Promise.race([Promise.all(watched), pause(30_000)]);
}

async function killer(): Promise<void> {
  const turns = Array.from({ length: killsOfEach }, () => machines.names).flat();
  const restartAt = new Set(
    Array.from({ length: databaseRestarts }, (_, index) =>
      Math.floor(((index + 1) * turns.length) / (databaseRestarts + 1)),
    ),
  );
  // The last instance needs time to come back.
  const everyMs = (minutes * 60_000 - 20_000) / turns.length;
  for (const [index, name] of turns.entries()) {
    const startedAt = Date.now();
    if (restartAt.has(index)) await machines.restartDatabase();
    await machines.killAndStart(name);
    await pause(Math.max(everyMs - (Date.now() - startedAt), 0));
  }
}

say(`Many machines for ${minutes} minutes ...`);
const memoryBefore = sitesNow().map(({ pid }) => residentMegabytes(pid));
const leads = visit({
  impatience: 0.02,
  leads: Number.POSITIVE_INFINITY,
  purpose: "many",
  random,
  restMs: leadRestMs,
  siteUrl: siteBalancer.origin,
  until: () => !goesOn(),
  workers: leadWorkers,
});
await Promise.all([...Array.from({ length: readers }, crowd.reader), publisher(), killer()]);
const ledger = await leads;
crowd.end();
const missing: string[] = [];
for (const slug of published) {
  for (const { url } of sitesNow()) {
    const answer = await fetch(`${url}/blog/${slug}`, { redirect: "manual" });
    await answer.text();
    if (!answer.ok) missing.push(`${slug} at ${url}`);
  }
}

const memoryAfter = sitesNow().map(({ pid }) => residentMegabytes(pid));

// A site takes leads while no content service runs, and is then lost with its disk.
const lastLeads = await machines.loseSiteWithItsLeads((siteUrl) =>
  visit({ impatience: 0, leads: 20, purpose: "lost-disk", random, siteUrl, workers: 2 }),
);

const acknowledged = new Set([...ledger.acknowledged, ...lastLeads.acknowledged]);
const inboxNow = async () =>
  (
    await Promise.all(
      ["many-", "lost-disk-"].map((start) => leadsOf(`${cmsBalancer.origin}/api`, machines.cms.token, start)),
    )
  )
    .flat()
    .map(({ email }) => email);
const lostOf = (inbox: readonly string[]) => {
  const present = new Set(inbox);
  return [...acknowledged].filter((email) => !present.has(email));
};
await eventually("every lead in the inbox", async () => lostOf(await inboxNow()).length === 0, 300_000).catch(
  () => undefined,
);
const inbox = await inboxNow();
const live = {
  latenciesMs: liveAfterMs.toSorted((a, b) => a - b),
  answers: liveAfterMs.length,
  perSecond: 0,
};

const outcome = [
  ["leads acknowledged", acknowledged.size],
  ["of them lost", lostOf(inbox).length],
  ["in the inbox twice", inbox.length - new Set(inbox).size],
  ["acknowledged by the site that was lost with its disk", lastLeads.acknowledged.size],
  ["forms sent again by visitors", ledger.unanswered + ledger.refused],
  ["posts published", published.length],
  ["publications refused while something was down", unpublished],
  ["of the published not on every site at the end", missing.length],
  ["live on each site after, p50 ms", percentile(live, 50).toFixed(0)],
  ["live on each site after, p99 ms", percentile(live, 99).toFixed(0)],
  ["live on each site after, longest ms", percentile(live, 100).toFixed(0)],
  ...machines.names.map((name) => [`kills of ${name}`, machines.kills(name)]),
  ["restarts of the database", machines.databaseRestarts()],
  ["answers 5xx to readers, deliberate 503 apart", crowd.unexpected.length],
  ["connections of readers cut", crowd.cut.inAll],
  ["memory of the sites MB before", memoryBefore.join(", ")],
  ["memory of the sites MB after", memoryAfter.join(", ")],
];
const report = `# Many machines: measured

${new Date().toISOString().slice(0, 10)}, ${machineClass()}. Load average before the run: ${loadBefore}.
${minutes} minutes of ${readers} readers, ${leadWorkers} people who send leads, a post published every ${publishEveryMs / 1000} s, on two sites and two
content services, one PostgreSQL and one store of files, all on this machine; each instance killed with SIGKILL in turn,
the database restarted; at the end a site lost with its disk. Measured with \`npm run bench -- many\`.

${table(["", ""], outcome)}

${table(trafficHeadings, [crowd.row("page"), crowd.row("search")])}
`;
await machines.stop();
const results = path.join(import.meta.dirname, "results");
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, "many.md"), report);
say(`\n${report}`);
for (const line of [...crowd.statuses].map(([status, count]) => `${status}: ${count}`)) say(line);
for (const line of [...new Set([...crowd.unexpected, ...missing])].slice(0, 20)) say(line);
