/** @module-tag slow */
import { describe, expect, it, onTestFinished } from "vitest";
import { emptyDatabase } from "../../../testing/postgres.ts";
import { startPostgres } from "../../../testing/running-postgres.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { acceptsEmail, type Call, startFakeServer, storesLead } from "../testing/fake-http.ts";
import {
  emailAt,
  expectEmptyQueue,
  expertSubmission,
  inboxAt,
  openTestLeads,
  personInput,
  personSubmission,
  queryQueue,
  type TestLeadsOptions,
  unreachableInbox,
  visitorInput,
  waitOptions,
} from "../testing/open-leads.ts";
import { PostgresEngine } from "./postgres.server.ts";
import { LeadStorageError } from "./schema.server.ts";
import { LeadStore } from "./store.server.ts";

/** Opens several instances on one database. */
async function instances(count: number, options: TestLeadsOptions = {}) {
  const databaseUrl = await emptyDatabase();
  return Array.from({ length: count }, () => openTestLeads({ databaseUrl, ...options }));
}

const receivedBy = (calls: readonly Call[]) =>
  calls.filter(({ method }) => method === "POST").map(({ text }) => /"name":"([^"]*)"/.exec(text)?.[1]);

describe("instances that share a database", () => {
  it("store a form once if it arrives at both at the same moment, with or without an ID", async () => {
    const both = await instances(2);
    for (let number = 0; number < 25; number += 1) {
      const values = { ...visitorInput, ...personInput(number) };
      const ids = [undefined, undefined, crypto.randomUUID(), crypto.randomUUID()];
      const results = await Promise.all(
        ids.map((submissionId, index) =>
          both[index % 2]?.leads.accept(expertSubmission({ values, ...(submissionId && { submissionId }) })),
        ),
      );
      expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    }
    expect((await both[0]?.leads.status())?.queued).toBe(25);
  });

  it("refuse one of two different leads with one ID", async () => {
    const both = await instances(2);
    for (let number = 0; number < 25; number += 1) {
      const submissionId = crypto.randomUUID();
      const results = await Promise.all(
        both.map(({ leads }, index) =>
          leads.accept(expertSubmission({ submissionId, values: personInput(2 * number + index) })),
        ),
      );
      expect(results.map(({ outcome }) => outcome).sort()).toEqual(["accepted", "refused"]);
    }
  });

  it("share the rate limits of each client", async () => {
    const all = await instances(3, { rateLimitPerHour: 1 });
    const burst = await Promise.all(
      Array.from({ length: 30 }, (_, number) => all[number % 3]?.leads.accept(personSubmission(number))),
    );
    expect(burst.filter((result) => result?.outcome === "accepted")).toHaveLength(10);
    expect(
      all.flatMap(({ logged }) => logged).filter((line) => line.includes('"needsReview":false')),
    ).toHaveLength(1);
  });

  it("deliver each lead once", async () => {
    const inbox = await startFakeServer(storesLead);
    const both = await instances(2, { inbox: inboxAt(inbox) });
    await Promise.all(
      Array.from({ length: 200 }, (_, number) =>
        both[number % 2]?.leads.accept(
          expertSubmission({ ip: `10.0.0.${number}`, values: personInput(number) }),
        ),
      ),
    );
    await expect.poll(async () => (await both[0]?.leads.status())?.queued, waitOptions).toBe(0);
    expect(inbox.calls).toHaveLength(200);
    expect(new Set(receivedBy(inbox.calls)).size).toBe(200);
  });
});

describe("an instance that stops after it claimed a delivery", () => {
  it("loses its deliveries to another instance when its leases end, and not before", async () => {
    const databaseUrl = await emptyDatabase();
    const killed = new LeadStore(new PostgresEngine(databaseUrl), { leaseMs: 1_500 });
    onTestFinished(() => killed.close());
    const accepting = openTestLeads({ databaseUrl, inbox: unreachableInbox });
    await accepting.leads.accept(expertSubmission());
    await accepting.leads.close();
    await expect.poll(() => killed.claim("inbox", 4, new Set()), waitOptions).toHaveLength(1);
    const claimedAt = performance.now();
    const inbox = await startFakeServer(storesLead);
    const { leads } = openTestLeads({
      callDeadlineMs: 500,
      databaseUrl,
      inbox: inboxAt(inbox),
    });
    await expectEmptyQueue(leads);
    expect(performance.now() - claimedAt).toBeGreaterThan(1_400);
    expect(inbox.calls).toHaveLength(1);
  });

  it("does not overwrite the success of another instance when it continues late", async () => {
    const databaseUrl = await emptyDatabase();
    const { leads } = openTestLeads({
      databaseUrl,
      inbox: unreachableInbox,
      waitFactor: 100,
    });
    const store = () => new LeadStore(new PostgresEngine(databaseUrl), { leaseMs: 50 });
    const [late, other] = [store(), store()];
    onTestFinished(() => Promise.all([late.close(), other.close()]).then(() => undefined));
    const attempt = { needsAttention: false, waitMs: 0 };
    await leads.accept(expertSubmission());
    // Close this instance, or it would claim the delivery itself.
    await leads.close();
    const claimedBy = async (instance: typeof late) => {
      for (;;) {
        const [delivery] = await instance.claim("inbox", 1, new Set());
        if (delivery) return delivery;
      }
    };
    await queryQueue(
      { databaseUrl, folder: "" },
      "UPDATE deliveries SET next_attempt_at = 0, claimed_until = 0",
    );
    const first = await claimedBy(late);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const second = await claimedBy(other);
    await other.recordResult("inbox", second, { ...attempt, delivered: true, status: "201" });
    await late.recordResult("inbox", first, { ...attempt, delivered: false, status: "0 Network Error" });
    expect((await other.status()).queued).toBe(0);
  });
});

it("syncs commits whatever the database's default is", async () => {
  const databaseUrl = await emptyDatabase();
  const location = { databaseUrl, folder: temporaryFolder() };
  await queryQueue(
    location,
    `ALTER DATABASE ${new URL(databaseUrl).pathname.slice(1)} SET synchronous_commit = off`,
  );
  const inbox = await startFakeServer(storesLead);
  const { leads } = openTestLeads({ ...location, inbox: inboxAt(inbox) });
  await leads.status();
  await queryQueue(location, "CREATE TABLE seen (setting text)");
  await queryQueue(
    location,
    `CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN INSERT INTO lead_queue.seen VALUES (current_setting('synchronous_commit')); RETURN new; END $$`,
  );
  for (const when of ["INSERT ON leads", "UPDATE OF delivered_at ON deliveries"]) {
    const name = when.startsWith("INSERT") ? "added" : "recorded";
    await queryQueue(location, `CREATE TRIGGER ${name} BEFORE ${when} FOR EACH ROW EXECUTE FUNCTION see()`);
  }
  await leads.accept(expertSubmission());
  await expectEmptyQueue(leads);
  await expect
    .poll(() => queryQueue(location, "SELECT count(*)::int AS times FROM seen"), waitOptions)
    .toEqual([{ times: 2 }]);
  expect(await queryQueue(location, "SELECT DISTINCT setting FROM seen")).toEqual([{ setting: "on" }]);
});

describe("an unavailable database", () => {
  it("does not prevent a start; forms get an error within seconds, and everything continues afterwards", async () => {
    const server = await startPostgres("fsync=off");
    onTestFinished(() => server.remove());
    await server.stop();
    const inbox = await startFakeServer(storesLead);
    const { leads, logged } = openTestLeads({
      databaseUrl: server.url,
      inbox: inboxAt(inbox),
    });
    const startedAt = performance.now();
    const forms = [1, 2, 3].map((number) => leads.accept(personSubmission(number)));
    await Promise.all(forms.map((form) => expect(form).rejects.toThrow(LeadStorageError)));
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    const [problem, { unreadable }] = await Promise.all([leads.testWrite(), leads.status()]);
    expect(problem).toContain("ECONNREFUSED");
    expect(unreadable).toContain("ECONNREFUSED");
    await server.start();
    await expect.poll(() => leads.testWrite(), waitOptions).toBeNull();
    expect((await leads.accept(expertSubmission())).outcome).toBe("accepted");
    await expectEmptyQueue(leads);
    expect(logged.join()).not.toContain("password");
    expect(inbox.calls).toHaveLength(1);
  }, 40_000);

  it("loses and duplicates no acknowledged lead when it restarts", async () => {
    const server = await startPostgres();
    onTestFinished(() => server.remove());
    const inbox = await startFakeServer(storesLead);
    const provider = await startFakeServer(acceptsEmail);
    const options = {
      databaseUrl: server.url,
      email: emailAt(provider),
      inbox: inboxAt(inbox),
    };
    const both = [openTestLeads(options), openTestLeads(options)];
    await Promise.all(both.map(({ leads }) => leads.status()));
    const acknowledged = new Set<string>();
    let stopped = false;
    let number = 0;
    const visitor = async (leads: (typeof both)[number]["leads"]) => {
      while (!stopped) {
        number += 1;
        const values = personInput(number);
        const ip = `10.0.${number >> 8}.${number & 255}`;
        const result = await leads.accept(expertSubmission({ ip, values })).catch(() => undefined);
        if (result?.outcome === "accepted") acknowledged.add(values.name);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const visitors = both.flatMap(({ leads }) => [visitor(leads), visitor(leads)]);
    const tenMoreLeads = () => {
      const before = acknowledged.size;
      return expect.poll(() => acknowledged.size, waitOptions).toBeGreaterThan(before + 10);
    };
    for (let restart = 0; restart < 2; restart += 1) {
      await tenMoreLeads();
      await server.stop();
      await server.start();
    }
    await tenMoreLeads();
    stopped = true;
    await Promise.all(visitors);
    await expect
      .poll(async () => (await both[0]?.leads.status())?.queued, { ...waitOptions, timeout: 40_000 })
      .toBe(0);
    const received = receivedBy(inbox.calls);
    expect([...acknowledged].filter((name) => !received.includes(name))).toEqual([]);
    expect(received.length).toBe(new Set(received).size);
    expect(provider.calls.length).toBe(new Set(provider.calls.map(({ text }) => text)).size);
  }, 60_000);
});
