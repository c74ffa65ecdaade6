import { describe, expect, it } from "vitest";
import { freePort } from "../../../testing/listen.ts";
import {
  acceptsEmail,
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
  emailAt,
  engines,
  expectEmptyQueue,
  expertSubmission,
  inboxAt,
  personSubmission,
  queryQueue,
  retrySoon,
  unreachableInbox,
  waitOptions,
} from "../testing/open-leads.ts";

/** Returns the calls that deliver leads (POST), without the reports about other destinations (PUT). */
const leadCallsAt = ({ calls }: { readonly calls: readonly Call[] }) =>
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
        const provider = await startFakeServer(...troubles, acceptsEmail);
        const inbox = await startFakeServer(...troubles, storesLead);
        const { leads, logged } = await open({
          callDeadlineMs: 200,
          email: emailAt(provider),
          inbox: inboxAt(inbox),
        });
        for (const number of [1, 2, 3]) await leads.accept(personSubmission(number));
        await expectEmptyQueue(leads);
        const acceptedLeads = leadCallsAt(inbox)
          .slice(troubles.length)
          .map(({ body }) => JSON.stringify(body));
        expect(new Set(acceptedLeads).size).toBe(3);
        expect(logged.join("\n")).not.toMatch(/person|example\.com|605\D{0,2}[25]5/i);
      });

      it("while no destination responds, and delivers all after a restart", async () => {
        const address = `127.0.0.1:${await freePort()}`;
        const inbox = inboxAt({ origin: `http://${address}` });
        const { leads, logged, location } = await open({ inbox });
        await leads.accept(expertSubmission());
        const reason = `0 Network Error (connect ECONNREFUSED ${address})`;
        await expect.poll(() => logged.join("\n"), waitOptions).toContain(reason);
        expect(await leads.status()).toMatchObject({ queued: 1, destinations: { inbox: { waiting: 1 } } });
        await leads.close();
        const restoredInbox = await startFakeServer(storesLead);
        const restarted = await open({ location, inbox: inboxAt(restoredInbox) });
        await expectEmptyQueue(restarted.leads);
      });
    });

    it("ignores a destination that is no longer configured, and delivers to it once it is configured again", async () => {
      const inbox = await startFakeServer(storesLead);
      const provider = await startFakeServer(acceptsEmail);
      const email = emailAt({ origin: unreachableInbox.apiUrl });
      const clock = { now: Date.now() };
      const now = () => clock.now;
      const first = await open({ inbox: inboxAt(inbox), email, now });
      const { location } = first;
      await first.leads.accept(expertSubmission());
      await expect.poll(() => countWaitingFor(first.leads, "inbox"), waitOptions).toBe(0);
      await first.leads.close();
      clock.now += 3_600_000;
      const second = await open({ location, inbox: inboxAt(inbox), now });
      expect((await second.leads.status()).queued).toBe(0);
      expect(Object.keys((await second.leads.status()).destinations)).toEqual(["inbox"]);
      await second.leads.close();
      const third = await open({ location, inbox: inboxAt(inbox), email: emailAt(provider), now });
      await expectEmptyQueue(third.leads);
      expect([leadCallsAt(inbox).length, provider.calls.length]).toEqual([1, 1]);
    });

    it("reports a queue that cannot be read, with the last known figures", async () => {
      const { leads, location } = await open({ inbox: unreachableInbox });
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
        inbox: unreachableInbox,
        now: () => Date.now() + clock.aheadMs,
        waitFactor: 0.001,
      });
      await leads.accept(expertSubmission());
      clock.aheadMs = 16 * 60_000;
      // 16 minutes are 960,000 ms, and the lead has waited a little longer.
      await expect
        .poll(() => logged.join(), waitOptions)
        .toContain('{"event":"lead.stuck","destination":"inbox","waiting":1,"needAttention":0,"oldestMs":96');
    });

    it("retries a lead on time after the clock is set back by an hour", async () => {
      const clock = { aheadMs: 3_600_000 };
      const inbox = await startFakeServer(respondsWith(400, "{}"), storesLead);
      const now = () => Date.now() + clock.aheadMs;
      const { leads, logged } = await open({ inbox: inboxAt(inbox), now, waitFactor: 0.01 });
      await leads.accept(expertSubmission());
      await expect.poll(() => logged.join(), waitOptions).toContain("lead.needs-attention");
      clock.aheadMs = 0;
      await expect.poll(async () => (await leads.status()).queued, { timeout: 4_000 }).toBe(0);
    });
  });
