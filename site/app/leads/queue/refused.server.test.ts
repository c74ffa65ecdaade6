import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import {
  acceptsEmail,
  type Behavior,
  type Call,
  respondsWith,
  startBrokenCrm,
  startFakeServer,
  storesLead,
} from "../testing/fake-http.ts";
import {
  countWaitingFor,
  createLeadsOpener,
  emailAt,
  engines,
  expertSubmission,
  inboxAt,
  leadId,
  personInput,
  personSubmission,
  queryQueue,
  runLeadCommandAt,
  unreachableInbox,
  waitOptions,
} from "../testing/open-leads.ts";
import { destinationBackoff } from "./deliver.server.ts";
import { retentionMs } from "./store.server.ts";

const waitFactor = 0.02;
/** Longest pause between two calls of a failing destination, plus a margin for a busy machine. */
const longestPauseMs = destinationBackoff.longestMs * waitFactor + 500;

const acceptsAllButPoison =
  (status: number): Behavior =>
  (response, call) =>
    respondsWith(call.text.includes("poison") ? status : 200)(response, call);

for (const { name, newLocation, tags } of engines)
  describe(`in ${name}`, { tags }, () => {
    const open = createLeadsOpener(newLocation);

    it.each([
      { poison: 40, status: 413 },
      // Each 500 counts as a failure of the destination and pauses deliveries, so this case has fewer leads.
      { poison: 12, status: 500 },
    ])(
      "$poison leads refused with $status delay other leads by at most one pause",
      async ({ poison, status }) => {
        const provider = await startFakeServer(acceptsAllButPoison(status));
        const { leads } = await open({ email: emailAt(provider), waitFactor });
        for (let number = 0; number < poison; number += 1)
          await leads.accept(
            expertSubmission({ values: { ...personInput(number), name: `poison ${number}` } }),
          );
        await expect.poll(() => provider.calls.length, waitOptions).toBeGreaterThanOrEqual(poison);
        const waits: number[] = [];
        const isFrom = (number: number) => (call: Call) => call.text.includes(`"Person ${number}"`);
        for (let number = 100; number < 106; number += 1) {
          const startedAt = Date.now();
          await leads.accept(personSubmission(number));
          await expect.poll(() => provider.calls.some(isFrom(number)), waitOptions).toBe(true);
          waits.push(Date.now() - startedAt);
        }
        expect(Math.max(...waits)).toBeLessThan(longestPauseMs);
      },
      40_000,
    );

    describe("a refused lead", { timeout: 20_000 }, () => {
      it("is sent again when the team requests it in the inbox, and reported as delivered", async () => {
        const { repair, webhook } = await startBrokenCrm();
        const requests: string[] = [];
        const inbox = await startFakeServer((response, call) => {
          const list = respondsWith(200, JSON.stringify({ data: requests }), {
            "Content-Type": "application/json",
          });
          return (call.path === "/lead-retries" ? list : storesLead)(response, call);
        });
        const { leads } = await open({ webhook, inbox: inboxAt(inbox), waitFactor: 0.5 });
        await leads.accept(expertSubmission({ submissionId: leadId }));
        const reported = () => inbox.calls.findLast(({ method }) => method === "PUT")?.body;
        await expect
          .poll(reported, waitOptions)
          .toMatchObject({ data: { retries: 0, deliveries: [{ state: "needsAttention", status: "422" }] } });
        repair();
        requests.push(leadId, "of-another-site");
        await leads.retryRequestedLeads();
        await expect.poll(reported, waitOptions).toMatchObject({
          data: { retries: 1, deliveries: [{ destination: "webhook", state: "delivered" }] },
        });
      });

      it("is sent again if the team requests it during an attempt, whose failure is then not reported", async () => {
        const attempts: ServerResponse[] = [];
        const crm = await startFakeServer((response) => void attempts.push(response));
        const inbox = await startFakeServer((response, call) =>
          call.path === "/lead-retries"
            ? respondsWith(200, JSON.stringify({ data: [leadId] }))(response, call)
            : storesLead(response, call),
        );
        const webhook = { url: crm.origin, secret: "known to the receiver" };
        const { leads } = await open({ webhook, inbox: inboxAt(inbox), waitFactor });
        await leads.accept(expertSubmission({ submissionId: leadId }));
        await expect.poll(() => attempts.length, waitOptions).toBe(1);
        await leads.retryRequestedLeads();
        attempts[0]?.writeHead(422).end();
        await expect.poll(() => attempts.length, waitOptions).toBe(2);
        // Several times longer than a report needs.
        await delay(500);
        attempts[1]?.writeHead(200).end();
        const reports = () => inbox.calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
        await expect
          .poll(reports, waitOptions)
          .toMatchObject([
            { data: { retries: 1, deliveries: [{ destination: "webhook", state: "delivered" }] } },
          ]);
      });

      it("can be dropped by command, unlike a lead that waits for another reason", async () => {
        const { webhook } = await startBrokenCrm();
        const inbox = await startFakeServer(storesLead);
        const { leads, location } = await open({ webhook, inbox: inboxAt(inbox), waitFactor: 0.5 });
        await leads.accept(expertSubmission({ submissionId: leadId }));
        await expect
          .poll(async () => (await leads.status()).destinations, waitOptions)
          .toMatchObject({ inbox: { waiting: 0 }, webhook: { waiting: 1, needAttention: 1 } });
        await leads.close();
        const restarted = await open({ location, inbox: unreachableInbox });
        const other = await restarted.leads.accept(personSubmission(1));
        const waitingId = other.outcome === "accepted" ? other.submissionId : "";
        expect(await runLeadCommandAt(location, ["drop", waitingId])).toMatchObject({ code: 1 });
        expect(await runLeadCommandAt(location, ["drop", leadId])).toMatchObject({
          code: 0,
          printed: `${leadId} is deleted.\n`,
        });
        expect((await runLeadCommandAt(location, ["list", "--all"])).printed).not.toContain(leadId);
      });
    });

    it("deletes a lead thirty days after its last delivery, not earlier, and keeps a lead that still waits", async () => {
      const clock = { now: Date.now() };
      const now = () => clock.now;
      const inbox = await startFakeServer(storesLead);
      const first = await open({ now, inbox: inboxAt(inbox) });
      const { location } = first;
      await first.leads.accept(personSubmission(1));
      await expect.poll(() => countWaitingFor(first.leads, "inbox"), waitOptions).toBe(0);
      await first.leads.close();
      const statesAfter = async (elapsedMs: number, newPerson?: number) => {
        clock.now += elapsedMs;
        const { leads } = await open({ location, now });
        if (newPerson !== undefined) await leads.accept(personSubmission(newPerson));
        await leads.close();
        return (await runLeadCommandAt(location, ["list", "--all"])).printed.match(
          /(?<= {2})(?:waiting|delivered)/g,
        );
      };
      // The second lead arrives while the clock is a year behind. A lead that waits is kept whatever the clock shows.
      expect(await statesAfter(-365 * 24 * 3_600_000, 2)).toEqual(["delivered", "waiting"]);
      expect(await statesAfter(365 * 24 * 3_600_000 + retentionMs - 60_000)).toEqual([
        "delivered",
        "waiting",
      ]);
      expect(await statesAfter(120_000)).toEqual(["waiting"]);
      expect(await statesAfter(800 * 24 * 3_600_000)).toEqual(["waiting"]);
    });

    it("reports why and since when a destination fails, and logs its recovery", async () => {
      const provider = { status: 401 };
      const { origin } = await startFakeServer((response, call) =>
        respondsWith(provider.status, "no such key")(response, call),
      );
      const { leads, logged } = await open({ email: emailAt({ origin }) });
      await leads.accept(expertSubmission());
      const failing = { reason: "401 no such key", since: expect.stringMatching(/^\d{4}-.*Z$/) };
      await expect
        .poll(async () => (await leads.status()).destinations.email, waitOptions)
        .toMatchObject({ failing });
      provider.status = 200;
      await expect.poll(() => countWaitingFor(leads, "email"), waitOptions).toBe(0);
      expect((await leads.status()).destinations.email).not.toHaveProperty("failing");
      const changes = logged.filter((line) => /"lead\.destination-.*"email"/.test(line));
      expect(changes.map((line) => JSON.parse(line))).toMatchObject([
        { event: "lead.destination-failing", level: "error", reason: "401 no such key" },
        { event: "lead.destination-recovered", level: "info" },
      ]);
    });

    it("reports a destination as failing although a damaged lead is tried in between", async () => {
      const { origin } = await startFakeServer(respondsWith(401, "no such key"));
      const { leads, location, logged } = await open({ email: emailAt({ origin }) });
      await leads.accept(personSubmission(1));
      await expect.poll(() => logged.join(), waitOptions).toContain("lead.destination-failing");
      await leads.accept(expertSubmission({ submissionId: leadId }));
      await queryQueue(location, `UPDATE leads SET record = '{' WHERE id = '${leadId}'`);
      await queryQueue(location, `UPDATE deliveries SET next_attempt_at = 0 WHERE lead_id = '${leadId}'`);
      const listed = async () => (await runLeadCommandAt(location, ["list"])).printed;
      await expect.poll(listed, waitOptions).toMatch(/email \d+ tr\w+, last status unreadable in the queue/);
      expect((await leads.status()).destinations.email).toHaveProperty("failing");
      expect(logged.join()).not.toContain("lead.destination-recovered");
    });

    it("does not count an unreadable queue as a failure of the destination", async () => {
      const provider = await startFakeServer(respondsWith(503), acceptsEmail);
      const { leads, location, logged } = await open({ email: emailAt(provider) });
      const countUnreadable = () =>
        logged.filter((line) => line.includes('"lead.queue-unreadable","destination":"email"')).length;
      // The PostgreSQL engine creates its tables after the start.
      await leads.status();
      await queryQueue(location, "ALTER TABLE deliveries RENAME TO moved");
      await expect.poll(countUnreadable, waitOptions).toBeGreaterThanOrEqual(3);
      await queryQueue(location, "ALTER TABLE moved RENAME TO deliveries");
      await leads.accept(expertSubmission());
      await expect.poll(() => countWaitingFor(leads, "email"), waitOptions).toBe(0);
      expect(logged.join()).not.toContain('"lead.destination-failing","level":"error","destination":"email"');
    });
  });
