import { describe, expect, it } from "vitest";
import { freePort } from "../../../testing/listen.ts";
import {
  type Behavior,
  type Call,
  neverResponds,
  resetsConnection,
  respondsWith,
  startFakeServer,
  storesLead,
  truncatesBody,
} from "../testing/fake-http.ts";
import {
  countWaitingFor,
  createLeadsOpener,
  emailKeys,
  engines,
  expertSubmission,
  personInput,
  queryQueue,
  retrySoon,
  waitOptions,
} from "../testing/open-leads.ts";

const apiToken = "token";

/** Returns the calls that deliver leads; reports use PUT. */
const leadsAt = ({ calls }: { readonly calls: readonly Call[] }) =>
  calls.filter(({ method }) => method === "POST");

for (const { name, newLocation, tags } of engines)
  describe(`in ${name}`, { tags }, () => {
    const open = createLeadsOpener(newLocation);

    describe("the queue loses no lead", () => {
      it("when destinations hang, break off or fail before they accept it", async () => {
        retrySoon();
        const troubles: [Behavior, ...Behavior[]] = [
          neverResponds,
          resetsConnection,
          respondsWith(429),
          respondsWith(500, "Internal Server Error"),
          respondsWith(502, "<html>"),
          truncatesBody(500),
          respondsWith(401, "{}"),
        ];
        const provider = await startFakeServer(...troubles, respondsWith(200, "OK"));
        const inbox = await startFakeServer(...troubles, storesLead);
        const { leads, logged } = await open({
          callDeadlineMs: 200,
          email: { ...emailKeys, origin: provider.origin },
          inbox: { apiUrl: inbox.origin, apiToken },
        });
        for (const number of [1, 2, 3]) await leads.accept(expertSubmission({ values: personInput(number) }));
        await expect.poll(async () => (await leads.status()).queued, waitOptions).toBe(0);
        const acceptedLeads = leadsAt(inbox)
          .slice(troubles.length)
          .map(({ body }) => JSON.stringify(body));
        expect(new Set(acceptedLeads).size).toBe(3);
        expect(logged.join("\n")).not.toMatch(/person|example\.com|605\D{0,2}[25]5/i);
      });

      it("while no destination responds, and delivers all after a restart", async () => {
        const address = `127.0.0.1:${await freePort()}`;
        const { leads, logged, location } = await open({ inbox: { apiUrl: `http://${address}`, apiToken } });
        await leads.accept(expertSubmission());
        const reason = `0 Network Error (connect ECONNREFUSED ${address})`;
        await expect.poll(() => logged.join("\n"), waitOptions).toContain(reason);
        expect(await leads.status()).toMatchObject({ queued: 1, destinations: { inbox: { waiting: 1 } } });
        await leads.close();
        const inbox = await startFakeServer(storesLead);
        const restarted = await open({ location, inbox: { apiUrl: inbox.origin, apiToken } });
        await expect.poll(async () => (await restarted.leads.status()).queued, waitOptions).toBe(0);
      });
    });

    describe("a changed list of destinations", () => {
      const inboxAt = (origin: string) => ({ apiUrl: origin, apiToken });

      it("makes the queue ignore a removed destination, and deliver to it once it is configured again", async () => {
        const inbox = await startFakeServer(storesLead);
        const provider = await startFakeServer(respondsWith(200, "OK"));
        const email = { ...emailKeys, origin: "http://127.0.0.1:1" };
        const clock = { now: Date.now() };
        const now = () => clock.now;
        const first = await open({ inbox: inboxAt(inbox.origin), email, now });
        const { location } = first;
        await first.leads.accept(expertSubmission());
        await expect.poll(() => countWaitingFor(first.leads, "inbox"), waitOptions).toBe(0);
        await first.leads.close();
        clock.now += 3_600_000;
        const second = await open({ location, inbox: inboxAt(inbox.origin), now });
        expect((await second.leads.status()).queued).toBe(0);
        expect(Object.keys((await second.leads.status()).destinations)).toEqual(["inbox"]);
        await second.leads.close();
        const restored = { ...email, origin: provider.origin };
        const third = await open({ location, inbox: inboxAt(inbox.origin), email: restored, now });
        await expect.poll(async () => (await third.leads.status()).queued, waitOptions).toBe(0);
        expect([leadsAt(inbox).length, provider.calls.length]).toEqual([1, 1]);
      });
    });

    it("reports a queue that cannot be read, with the last known figures", async () => {
      const { leads, location } = await open({ inbox: { apiUrl: "http://127.0.0.1:1", apiToken } });
      await leads.accept(expertSubmission());
      expect(await leads.status()).not.toHaveProperty("unreadable");
      await queryQueue(location, "ALTER TABLE deliveries RENAME TO lost");
      expect(await leads.status()).toMatchObject({
        queued: 1,
        unreadable: expect.stringContaining("deliveries"),
      });
    });

    it("logs a destination whose leads have waited too long", async () => {
      const clock = { aheadMs: 0 };
      const { leads, logged } = await open({
        inbox: { apiUrl: "http://127.0.0.1:1", apiToken },
        now: () => Date.now() + clock.aheadMs,
        waitFactor: 0.001,
      });
      await leads.accept(expertSubmission());
      clock.aheadMs = 16 * 60_000;
      await expect
        .poll(() => logged.join(), waitOptions)
        .toContain('{"event":"lead.stuck","destination":"inbox","waiting":1,"needAttention":0,"oldestMs":96');
    });

    it("retries a lead on time after the clock is set back by an hour", async () => {
      const clock = { aheadMs: 3_600_000 };
      const refusal = respondsWith(400, "{}");
      const inbox = await startFakeServer(refusal, storesLead);
      const now = () => Date.now() + clock.aheadMs;
      const { leads, logged } = await open({
        inbox: { apiUrl: inbox.origin, apiToken },
        now,
        waitFactor: 0.01,
      });
      await leads.accept(expertSubmission());
      await expect.poll(() => logged.join(), waitOptions).toContain("lead.needs-attention");
      clock.aheadMs = 0;
      await expect.poll(async () => (await leads.status()).queued, { timeout: 4_000 }).toBe(0);
    });
  });
