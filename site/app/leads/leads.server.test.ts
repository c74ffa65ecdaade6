import { describe, expect, it } from "vitest";
import type { AcceptResult, Leads } from "./leads.server.ts";
import { startFakeServer, storesLead } from "./testing/fake-http.ts";
import {
  createLeadsOpener,
  engines,
  expertSubmission,
  inboxAt,
  leadId,
  personInput,
  personSubmission,
  visitorInput,
  waitOptions,
} from "./testing/open-leads.ts";

const otherId = "0a9d6f70-51cc-4f6e-8d0e-3c6f8b1f2e22";

/** Clock that the test sets. */
function testClock() {
  const time = { now: Date.UTC(2026, 10, 20, 12, 0) };
  return { time, now: () => time.now };
}

const statusOf = (result: AcceptResult) => (result.outcome === "refused" ? result.status : 200);

const tooManyRequests = { outcome: "refused", status: 429, message: "Too Many Requests" };

const send = (leads: Leads, number: number, ip = "203.0.113.7") =>
  leads.accept(expertSubmission({ ip, values: personInput(number) }));

for (const { name, newLocation, tags } of engines)
  describe(`in ${name}`, { tags }, () => {
    const open = createLeadsOpener(newLocation);

    describe("one lead", () => {
      it("is accepted each time it is sent with its ID, and queued once", async () => {
        const { leads } = await open();
        const lead = expertSubmission({ submissionId: leadId });
        const results = [await leads.accept(lead), await leads.accept(lead), await leads.accept(lead)];
        expect(results).toEqual(Array(3).fill({ outcome: "accepted", submissionId: leadId }));
        expect((await leads.status()).queued).toBe(1);
      });

      it("is queued once after a double click", async () => {
        const { leads } = await open({ throttleMs: 60_000 });
        const lead = expertSubmission({ submissionId: leadId });
        const results = await Promise.all([leads.accept(lead), leads.accept(lead)]);
        expect(results.map(({ outcome }) => outcome)).toEqual(["accepted", "accepted"]);
        expect((await leads.status()).queued).toBe(1);
      });

      it("is still one lead when sent again within ten minutes with another ID, or without one", async () => {
        const { time, now } = testClock();
        const { leads } = await open({ now });
        await leads.accept(expertSubmission({ submissionId: leadId }));
        await leads.accept(expertSubmission({ submissionId: otherId }));
        await leads.accept(expertSubmission());
        await leads.accept(expertSubmission({ values: { ...visitorInput, name: "  Dana  Whitfield" } }));
        time.now += 9 * 60_000;
        await leads.accept(expertSubmission());
        expect((await leads.status()).queued).toBe(1);
        time.now += 2 * 60_000;
        await leads.accept(expertSubmission());
        expect((await leads.status()).queued).toBe(2);
      });

      it("is not a repeat if the same person asks for something else", async () => {
        const { leads } = await open();
        for (const amount of [100_000, 100_000, 500_000])
          await leads.accept(expertSubmission({ questionDetails: { amount, askedFor: "documents" } }));
        expect((await leads.status()).queued).toBe(2);
      });

      it("is refused with an ID that another lead has used", async () => {
        const { leads } = await open();
        await leads.accept(expertSubmission({ submissionId: leadId }));
        expect(await leads.accept(personSubmission(1, { submissionId: leadId }))).toEqual({
          outcome: "refused",
          status: 409,
          message: "This form was already sent with other details",
        });
        expect((await leads.status()).queued).toBe(1);
      });
    });

    describe("rate limiting", () => {
      it("accepts 25 people behind one IP and marks those over the limit for review", async () => {
        const { leads, logged } = await open({ rateLimitPerHour: 20 });
        const people = Array.from({ length: 25 }, (_, number) => number);
        const results = await Promise.all(people.map((number) => send(leads, number)));
        expect(results.map(statusOf)).toEqual(Array(25).fill(200));
        expect(logged.filter((line) => line.includes('"needsReview":true'))).toHaveLength(5);
      });

      it("stores with the lead why it needs a review", async () => {
        const inbox = await startFakeServer(storesLead);
        const { leads } = await open({ rateLimitPerHour: 1, inbox: inboxAt(inbox) });
        await send(leads, 1);
        await send(leads, 2);
        await expect.poll(() => inbox.calls.length, waitOptions).toBe(2);
        expect(inbox.calls.map(({ body }) => body)).toMatchObject([
          { data: { needsReview: false } },
          { data: { needsReview: true, reviewReasons: ["many leads from one IP address"] } },
        ]);
      });

      it("refuses an IP over ten times its limit for an hour and says when to retry", async () => {
        const { time, now } = testClock();
        const { leads } = await open({ now, rateLimitPerHour: 1 });
        const numbers = Array.from({ length: 12 }, (_, number) => number);
        const burst = await Promise.all(numbers.map((number) => send(leads, number)));
        const statuses = burst.map(statusOf);
        expect(statuses.toSorted()).toEqual([...Array(10).fill(200), 429, 429]);
        expect(burst[statuses.indexOf(429)]).toEqual({ ...tooManyRequests, retryAfterMs: 3_600_000 });
        // A repeat of an accepted lead does not count.
        expect(statusOf(await send(leads, statuses.indexOf(200)))).toBe(200);
        expect(statusOf(await send(leads, 60, "203.0.113.8"))).toBe(200);
        time.now += 3_600_000;
        expect(statusOf(await send(leads, 11))).toBe(200);
      });

      it("still refuses an IP over its limit after a restart", async () => {
        const { leads, location } = await open({ rateLimitPerHour: 1 });
        for (let number = 0; number < 10; number += 1) await send(leads, number);
        await leads.close();
        const again = await open({ location, rateLimitPerHour: 1 });
        expect(statusOf(await send(again.leads, 10))).toBe(429);
      });

      it("counts visitors without a known IP by email only", async () => {
        const { leads } = await open({ rateLimitPerHour: 1 });
        const { ip: _, ...unknown } = expertSubmission();
        for (let number = 0; number < 30; number += 1)
          expect(statusOf(await leads.accept({ ...unknown, values: personInput(number) }))).toBe(200);
      });

      it("refuses an email address after ten leads in an hour from any IP", async () => {
        const { leads } = await open();
        const statuses: number[] = [];
        for (let number = 0; number < 11; number += 1) {
          const values = { ...visitorInput, region: `Region ${number}` };
          const lead = expertSubmission({ ip: `203.0.113.${number}`, values });
          statuses.push(statusOf(await leads.accept(lead)));
        }
        expect(statuses).toEqual([...Array(10).fill(200), 429]);
      });

      it("throttles a second lead from one IP", async () => {
        const { time, now } = testClock();
        const { leads } = await open({ now, throttleMs: 5_000 });
        await send(leads, 1);
        time.now += 2_000;
        expect(await send(leads, 2)).toEqual({ ...tooManyRequests, retryAfterMs: 3_000 });
        expect(statusOf(await send(leads, 3, "203.0.113.8"))).toBe(200);
        time.now += 3_000;
        expect(statusOf(await send(leads, 2))).toBe(200);
      });
    });

    describe("when the clock is set back", () => {
      it("no limit lasts longer than usual", async () => {
        const { time, now } = testClock();
        const { leads } = await open({ now, rateLimitPerHour: 1 });
        const rounds = [
          { firstNumber: 0, setBackMs: 0 },
          { firstNumber: 20, setBackMs: 6 * 3_600_000 },
        ];
        for (const { firstNumber, setBackMs } of rounds) {
          time.now -= setBackMs;
          const statuses: number[] = [];
          for (let number = firstNumber; number < firstNumber + 11; number += 1)
            statuses.push(statusOf(await send(leads, number)));
          expect(statuses).toEqual([...Array(10).fill(200), 429]);
        }
        const refused = await send(leads, 40);
        expect(refused.outcome === "refused" && refused.retryAfterMs).toBeLessThanOrEqual(3_600_000);
      });

      it("no throttle delays a visitor", async () => {
        const { time, now } = testClock();
        const { leads } = await open({ now, throttleMs: 5_000 });
        expect([statusOf(await send(leads, 1)), statusOf(await send(leads, 2))]).toEqual([200, 429]);
        time.now -= 6 * 3_600_000;
        expect(statusOf(await send(leads, 2))).toBe(200);
      });

      it("a repeat is still recognized, and another lead accepted", async () => {
        const { time, now } = testClock();
        const { leads } = await open({ now });
        const lead = expertSubmission({ submissionId: leadId });
        await leads.accept(lead);
        time.now -= 24 * 3_600_000;
        expect(await leads.accept(lead)).toEqual({ outcome: "accepted", submissionId: leadId });
        expect(statusOf(await send(leads, 1))).toBe(200);
        expect((await leads.status()).queued).toBe(2);
      });
    });

    describe("the specified blocks", () => {
      it("responds 403 to the block list", async () => {
        const { leads } = await open({ blockList: ["example.com"] });
        const refusal = { outcome: "refused", status: 403, message: "Forbidden" };
        expect(await leads.accept(expertSubmission())).toEqual(refusal);
      });

      it("responds 451 to headless browsers, if enabled, before any other check", async () => {
        const headless = expertSubmission({ automated: true, values: {} });
        const blocking = await open({ blockHeadless: true, blockList: ["example.com"] });
        const refusal = { outcome: "refused", status: 451, message: "Unavailable For Headless Browser" };
        expect(await blocking.leads.accept(headless)).toEqual(refusal);
        const allowing = await open();
        expect((await allowing.leads.accept({ ...headless, values: visitorInput })).outcome).toBe("accepted");
      });

      it("checks the fields before the block list", async () => {
        const { leads } = await open({ blockList: ["example.com"] });
        const values = { ...visitorInput, phone: "000-000-0000" };
        expect(await leads.accept(expertSubmission({ values }))).toMatchObject({
          outcome: "invalid",
          errors: { phone: expect.stringContaining("Enter a phone number like") },
        });
      });
    });

    it("logs no personal data", async () => {
      const { leads, logged } = await open({ throttleMs: 60_000 });
      await leads.accept(expertSubmission({ honeypotFilled: true }));
      await leads.accept(expertSubmission({ values: { ...visitorInput, email: "nonsense" } }));
      for (const number of [1, 2, 3]) await leads.accept(personSubmission(number));
      // Random IDs may contain 555.
      const log = logged.join("\n").replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "an id");
      expect(log).toContain('"needsReview":true');
      expect(log).toContain('"status":429');
      expect(log).not.toMatch(/dana|whitfield|example|555|dakota|203\.0|person/i);
    });
  });
