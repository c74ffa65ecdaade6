/** Started by `npm run bench`: what the lead queue costs and saves, measured on the built site. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startCms } from "../cms/testing/running-cms.mjs";
import { expertLead } from "../site/testing/plain-form.ts";
import { type RunningSite, startSite } from "../site/testing/running-site.ts";
import { startInboxStandIn } from "./inbox-stand-in.ts";
import { type Load, percentile, sendAll, sendSteadily, type Target } from "./load.ts";
import { loadAverage, machineClass, residentMegabytes } from "./machine.ts";
import { table } from "./table.ts";

const connections = 64;
/** The warm-up is long enough for the code to be compiled: what is asked for is the rate of a running service. */
const burst = { site: 12_000, api: 1_500 };
const warmUp = { site: 4_000, api: 500 };
const steady = { perSecond: 100, seconds: 20 };
const memory = { leads: 100_000, samples: 10 };
const unlimited = { LEAD_RATE_LIMIT: "1000000" };

const loadBefore = loadAverage();
let lastNumber = 0;

/** Numbers that no lead of this run has had. */
function numbers(total: number): { first: number; total: number } {
  const first = lastNumber;
  lastNumber += total;
  return { first, total };
}

function formOf({ url }: RunningSite): Target {
  return {
    address: new URL(`${url}/jefferson-reserve-phase-2`),
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: url },
    body: (number) => new URLSearchParams(expertLead(`person${number}@example.com`)).toString(),
    expects: 303,
  };
}

/** The same lead as the site forwards it. */
function apiOf(apiUrl: string, token: string): Target {
  return {
    address: new URL(`${apiUrl}/leads`),
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: (number) =>
      JSON.stringify({
        data: {
          submissionId: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
          ...expertLead(`person${number}@example.com`),
          page: "/jefferson-reserve-phase-2",
          receivedAt: new Date().toISOString(),
          needsReview: false,
        },
      }),
    expects: 201,
  };
}

async function queued(site: RunningSite): Promise<number> {
  const readiness: unknown = await (await site.readiness()).json();
  return Number(/"queued":(\d+)/.exec(JSON.stringify(readiness))?.[1]);
}

async function drained(site: RunningSite): Promise<void> {
  while ((await queued(site)) > 0) await new Promise((resolve) => setTimeout(resolve, 500));
}

const say = (text: string) => process.stdout.write(`${text}\n`);
const ms = (load: Load, percent: number) => percentile(load, percent).toFixed(1);

async function compare(): Promise<string> {
  const cms = await startCms();
  const env = { ...unlimited, CONTENT_API_URL: cms.apiUrl, CONTENT_API_TOKEN: cms.token };
  const site = await startSite({ env });
  const form = formOf(site);
  const api = apiOf(cms.apiUrl, cms.token);
  const atOnce = (total: number) => ({ connections, ...numbers(total) });

  await sendAll(form, atOnce(warmUp.site));
  await drained(site);
  await sendAll(api, atOnce(warmUp.api));
  say("Sending to the site as fast as it answers ...");
  const bySite = await sendAll(form, atOnce(burst.site));
  await drained(site);
  say("Sending to the content service as fast as it answers ...");
  const byApi = await sendAll(api, atOnce(burst.api));
  say(`Sending ${steady.perSecond} leads a second to the site ...`);
  const steadily = await sendSteadily(form, { ...steady, ...numbers(steady.perSecond * steady.seconds) });
  await drained(site);
  await site.stop();
  await cms.stop();

  const row = (name: string, load: Load) => [
    name,
    load.answers,
    Math.round(load.perSecond),
    ms(load, 50),
    ms(load, 99),
    ms(load, 100),
  ];
  const figures = table(
    ["", "leads", "per second", "p50 ms", "p99 ms", "longest ms"],
    [
      row(`site, ${connections} connections`, bySite),
      row(`content service directly, ${connections} connections`, byApi),
      row(`site, a steady ${steady.perSecond} leads/s`, steadily),
    ],
  );
  const ratio = (bySite.perSecond / byApi.perSecond).toFixed(1);
  return `${figures}\n\nThe site acknowledges ${ratio} times as many leads as the content service takes (target: at least 10).\nUnder a steady ${steady.perSecond} leads/s its p99 is ${ms(steadily, 99)} ms (target: below 50).`;
}

async function measureMemory(): Promise<string> {
  const inbox = await startInboxStandIn();
  const env = { ...unlimited, CONTENT_API_URL: inbox.apiUrl, CONTENT_API_TOKEN: "t".repeat(32) };
  const site = await startSite({ env });
  const rows: (number | string)[][] = [];
  await sendAll(formOf(site), { connections, ...numbers(warmUp.site) });
  await drained(site);
  say(`Sending ${memory.leads} leads to the site ...`);
  rows.push(["before", "", residentMegabytes(site.pid), 0]);
  const total = memory.leads / memory.samples;
  for (let sample = 1; sample <= memory.samples; sample += 1) {
    const load = await sendAll(formOf(site), { connections, ...numbers(total) });
    rows.push([sample * total, Math.round(load.perSecond), residentMegabytes(site.pid), await queued(site)]);
  }
  await drained(site);
  rows.push(["forwarded all", "", residentMegabytes(site.pid), 0]);
  await site.stop();
  inbox.stop();
  return table(["leads", "per second", "memory MB", "waiting"], rows);
}

const comparison = await compare();
say(`\n${comparison}\n`);
const memoryTable = await measureMemory();
const report = `# Leads: measured

${new Date().toISOString().slice(0, 10)}, ${machineClass()}. Load average before the run: ${loadBefore}.
Site, content service (SQLite) and the program that sends share this machine. Measured with \`npm run bench\`.

## Durable acknowledgements

The site answers after the lead is on the disk, and forwards to the content service meanwhile.

${comparison}

## Memory

The site with an inbox that takes leads at once.

${memoryTable}
`;
const results = path.join(import.meta.dirname, "results");
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, "leads.md"), report);
say(`\n${memoryTable}`);
