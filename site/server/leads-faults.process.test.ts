/** @module-tag slow */
import { spawnSync } from "node:child_process";
import path from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "../../cms/testing/running-cms.ts";
import { type EmailProvider, emailVariables, startEmailProvider } from "../testing/email-provider.ts";
import { eventually, type InboxLead, leadsWithPrefix } from "../testing/inbox.ts";
import { freePort } from "../testing/listen.ts";
import { minimalContent } from "../testing/minimal-content.ts";
import { type RunningSite, type SiteOptions, startSite } from "../testing/running-site.ts";
import { seededRandom } from "../testing/seeded-random.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { type Ledger, simulateVisitors } from "../testing/visitors.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../testing/webhook-receiver.ts";

/** The same seed makes the same choices; the timing depends on the machine. */
const seed = process.env.FAULT_SEED ?? "20 November 2026";

let cms: RunningCms;
let provider: EmailProvider;
let webhook: WebhookReceiver;
let site: RunningSite | undefined;

const rows: string[] = [];

beforeAll(async () => {
  cms = await startCms({ withAdministrator: true, contentDir: minimalContent() });
  provider = await startEmailProvider();
  webhook = await startWebhookReceiver();
});
afterAll(async () => {
  await site?.stop();
  await Promise.all([cms.stop(), provider.stop(), webhook.stop()]);
  const title = `Leads under faults (FAULT_SEED=${seed})`;
  process.stdout.write(`\n${[title, headings, ...rows].join("\n")}\n\n`);
});

/** Starts the site with all destinations, or restarts it on the state and port of a killed one. */
function startWithDestinations(options: SiteOptions): Promise<RunningSite> {
  return startSite({
    ...options,
    env: {
      CONTENT_API_TOKEN: cms.token,
      CONTENT_API_URL: cms.apiUrl,
      ...emailVariables(provider),
      LEAD_RATE_LIMIT: "1000000",
      LEAD_WEBHOOK_SECRET: webhook.secret,
      LEAD_WEBHOOK_URL: webhook.url,
    },
  });
}

const columns = ["fault", "acknowledged", "unanswered", "refused", "in the inbox", "lost", "twice", "emails"];
const widths = columns.map((column, index) => (index === 0 ? 44 : column.length + 2));
const formatColumns = (cells: readonly (number | string)[]) =>
  cells.map((cell, index) => String(cell)[index === 0 ? "padEnd" : "padStart"](widths[index] ?? 0)).join("");
const headings = formatColumns(columns);

/**
 * Checks that the inbox has each acknowledged lead once, and otherwise only leads whose visitors gave up; that email
 * provider and webhook received the same leads; and that the inbox learns of both deliveries. Call it once the queue is
 * empty.
 */
async function expectAllArrived(fault: string, emailPrefix: string, ledger: Ledger): Promise<void> {
  const inbox = (await leadsWithPrefix(cms.apiUrl, `${emailPrefix}-`)).map(({ email }) => email);
  const present = new Set(inbox);
  const lost = [...ledger.acknowledged].filter((email) => !present.has(email));
  const unexpected = [...present].filter(
    (email) => !ledger.acknowledged.has(email) && !ledger.abandoned.has(email),
  );
  const emailedAddresses = provider.received.flatMap(
    ({ body }) => JSON.stringify(body).match(`"${emailPrefix}-\\d+@`) ?? [],
  );
  const postedAddresses = [...webhook.accepted.values()].filter((email) =>
    email.startsWith(`${emailPrefix}-`),
  );
  const { size } = ledger.acknowledged;
  const twice = inbox.length - present.size;
  rows.push(
    formatColumns([
      fault,
      size,
      ledger.unanswered,
      ledger.refused,
      inbox.length,
      lost.length,
      twice,
      emailedAddresses.length,
    ]),
  );
  expect({ lost, twice, unexpected }).toEqual({ lost: [], twice: 0, unexpected: [] });
  expect(new Set(emailedAddresses).size).toBe(present.size);
  expect(new Set(postedAddresses)).toEqual(present);
  expect(postedAddresses).toHaveLength(present.size);
  expect(webhook.rejectedCalls()).toBe(0);
  await eventually(
    "reports that every lead has reached both other destinations",
    async () => (await leadsWithPrefix(cms.apiUrl, `${emailPrefix}-`)).every(isDeliveredElsewhere),
    60_000,
  );
}

function isDeliveredElsewhere({ deliveries }: InboxLead): boolean {
  return v.is(v.tuple([deliveredAt("email"), deliveredAt("webhook")]), deliveries);
}

const deliveredAt = (destination: string) =>
  v.looseObject({ destination: v.literal(destination), state: v.literal("delivered") });

describe("the site loses no lead", () => {
  it("when it is killed at random points while 600 leads come in", async () => {
    const random = seededRandom(`${seed} site-killed`);
    const dataDir = temporaryFolder();
    const port = await freePort();
    let running = await startWithDestinations({ dataDir, port });
    site = running;
    let nextKillAt = random.whole(1, 50);
    let kills = 0;
    let restarting: Promise<void> | undefined;
    async function killAndStart(afterMs: number): Promise<void> {
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      await running.kill();
      kills += 1;
      running = await startWithDestinations({ dataDir, port });
      site = running;
      restarting = undefined;
    }
    const ledger = await simulateVisitors({
      siteUrl: running.url,
      random,
      leads: 600,
      emailPrefix: "site-killed",
      workers: 8,
      giveUpProbability: 0.1,
      onAcknowledged(acknowledged) {
        if (restarting || acknowledged < nextKillAt) return;
        nextKillAt = acknowledged + random.whole(15, 65);
        restarting = killAndStart(random.whole(0, 40));
      },
    });
    await restarting;
    await running.waitUntilQueueEmpty();
    expect(kills).toBeGreaterThanOrEqual(8);
    expect(ledger.acknowledged.size + ledger.abandoned.size).toBe(600);
    await expectAllArrived(`site killed ${kills} times`, "site-killed", ledger);
  }, 300_000);
});

describe("while the site keeps running", () => {
  beforeAll(async () => {
    await site?.stop();
    site = await startWithDestinations({ dataDir: temporaryFolder() });
  });

  function runningSite(): RunningSite {
    if (!site) throw new Error("The site does not run");
    return site;
  }

  it("no lead is lost if the content service is killed twice", async () => {
    const { dataDir, env, port } = cms;
    const random = seededRandom(`${seed} cms-killed`);
    let killing = Promise.resolve();
    let nextKillAt = random.whole(1, 30);
    let kills = 0;
    const ledger = await simulateVisitors({
      siteUrl: runningSite().url,
      random,
      leads: 150,
      emailPrefix: "cms-killed",
      workers: 4,
      giveUpProbability: 0,
      onAcknowledged(acknowledged) {
        if (acknowledged < nextKillAt || kills === 2) return;
        kills += 1;
        nextKillAt = acknowledged + random.whole(30, 60);
        killing = killing.then(async () => {
          await cms.kill();
          cms = await startCms({ dataDir, env, port });
        });
      },
    });
    await killing;
    await runningSite().waitUntilQueueEmpty();
    expect(ledger).toMatchObject({ unanswered: 0, refused: 0 });
    await expectAllArrived("content service killed twice", "cms-killed", ledger);
  });

  it("no lead is lost if the content service and the email provider are down all the time", async () => {
    const { dataDir, env, port } = cms;
    provider.respondWith(500, "Internal Server Error");
    await cms.kill();
    const ledger = await simulateVisitors({
      siteUrl: runningSite().url,
      random: seededRandom(`${seed} all-down`),
      leads: 200,
      emailPrefix: "all-down",
      workers: 4,
      giveUpProbability: 0,
    });
    expect(ledger).toMatchObject({ unanswered: 0, refused: 0 });
    const readiness = await (await runningSite().fetchReadiness()).json();
    expect(readiness).toMatchObject({ leads: { queued: 200, destinations: { inbox: { waiting: 200 } } } });
    provider.respondWith(200, "OK");
    cms = await startCms({ dataDir, env, port });
    retryOnTheCommandLine(runningSite().dataDir);
    await runningSite().waitUntilQueueEmpty();
    await expectAllArrived("both down for the whole time", "all-down", ledger);
  });
});

/** Runs `npm run leads -- retry`, so that the test does not wait for the next attempts. */
function retryOnTheCommandLine(dataDir: string): void {
  const main = path.join(import.meta.dirname, "../app/leads/operator/main.ts");
  const args = ["--disable-warning=ExperimentalWarning", main, "retry"];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
}
