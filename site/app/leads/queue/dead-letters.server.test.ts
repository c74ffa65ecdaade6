import { describe, expect, it } from "vitest";
import type { Leads } from "../leads.server.ts";
import { answers, type Behavior, type Call, startFakeServer, storesLead } from "../testing/fake-http.ts";
import { openTestNewsletter, signUpOf } from "../testing/newsletter.ts";
import {
  emailKeys,
  openingIn,
  operate,
  type Place,
  patience,
  personOf,
  stores,
  submissionOf,
  type TestLeadsOptions,
} from "../testing/open-leads.ts";
import { deadAfterRefusals, destinationBackoff } from "./deliver.server.ts";
import { retentionMs } from "./store.server.ts";

const accessKey = "token";
const pace = 0.02;
/** One pause, plus time for the rest on a busy machine. */
const oneBackoffMs = destinationBackoff.longestMs * pace + 500;

const isPoison = ({ text }: Call) => text.includes("poison");
const takesGood =
  (status: number): Behavior =>
  (response, call) =>
    answers(isPoison(call) ? status : 200)(response, call);

/** Retries the record until it is a dead letter, which takes two hours in production. */
async function refusedUntilDead(leads: Leads, place: Place): Promise<void> {
  const dead = async () => {
    if ((await leads.status()).dead === 0) await operate(place, ["retry"]);
    return (await leads.status()).dead;
  };
  await expect.poll(dead, { ...patience, interval: 40 }).toBe(1);
}

/** Starts a receiver that refuses all leads until repaired. */
async function brokenCrm() {
  const crm = { status: 422 };
  const { calls, origin } = await startFakeServer((response, call) => answers(crm.status)(response, call));
  return { calls, crm, webhook: { url: origin, secret: "known to the receiver" } };
}

for (const { name, newPlace, tags } of stores)
  describe(`in ${name}`, { tags }, () => {
    const open = openingIn(newPlace);
    const openNewsletter = async (
      options: TestLeadsOptions & { readonly place?: Place },
      behave?: Behavior,
    ) => {
      const { place = await newPlace(), ...others } = options;
      return openTestNewsletter({ ...others, ...place }, behave);
    };

    describe.each([
      { poison: 40, status: 413 },
      // The queue takes each 500 for an outage first and pauses, so use fewer.
      { poison: 12, status: 500 },
    ])("$poison sign-ups that the provider answers with $status", ({ poison, status }) => {
      it("delay other records by one retry pause at most, before and after a restart", async () => {
        const opened = await openNewsletter({ pace }, takesGood(status));
        const { provider, place } = opened;
        for (let number = 0; number < poison; number += 1) {
          await opened.leads.accept(
            signUpOf(`poison${number}@example.com`, { address: `203.0.113.${number}` }),
          );
        }
        await expect.poll(() => provider.calls.length, patience).toBeGreaterThanOrEqual(poison);
        const waits: number[] = [];
        const sendGood = async ({ leads }: typeof opened, name: string, calls: readonly Call[]) => {
          const at = Date.now();
          await leads.accept(signUpOf(`${name}@example.com`, { address: "198.51.100.1" }));
          await expect
            .poll(() => calls.some(({ text }) => text.includes(`"${name}@`)), { ...patience, timeout: 5_000 })
            .toBe(true);
          waits.push(Date.now() - at);
        };
        for (let number = 0; number < 12; number += 1)
          await sendGood(opened, `good${number}`, provider.calls);
        await opened.leads.close();
        const again = await openNewsletter({ pace, place }, takesGood(status));
        for (let number = 0; number < 6; number += 1) {
          await sendGood(again, `later${number}`, again.provider.calls);
        }
        expect(Math.max(...waits)).toBeLessThan(oneBackoffMs);
      }, 40_000);
    });

    describe("a record that its destination keeps refusing", { timeout: 20_000 }, () => {
      it("becomes a dead letter, is listed, retried on request, and delivered after a repair", async () => {
        const { calls, crm, webhook } = await brokenCrm();
        const { leads, logged, place } = await open({ webhook, pace });
        await leads.accept(submissionOf());
        await refusedUntilDead(leads, place);
        expect(await leads.status()).toMatchObject({ queued: 0, stuck: 0, dead: 1 });
        expect(calls).toHaveLength(deadAfterRefusals);
        expect((await leads.status()).destinations.webhook).toMatchObject({
          waiting: 0,
          needAttention: 0,
          dead: 1,
        });
        expect(logged.join()).toContain('"event":"lead.dead"');
        const listed = await operate(place, ["dead"]);
        expect(listed.printed).toMatch(
          / {2}dead {7}webhook 8 tries, last answer 422, DEAD: no longer tried\n/,
        );
        expect(listed.printed).toContain("webhook: 0 waiting, 1 dead");
        expect((await operate(place, ["list"])).printed).not.toContain("8 tries");
        // Dead letters are not retried, not even after a restart.
        expect((await operate(place, ["retry"])).printed).toBe("0 deliveries are due now.\n");
        await leads.close();
        crm.status = 204;
        const again = await open({ place, webhook });
        await again.leads.accept(submissionOf({ values: personOf(1) }));
        await expect.poll(async () => (await again.leads.status()).queued, patience).toBe(0);
        expect(calls).toHaveLength(deadAfterRefusals + 1);
        expect((await operate(place, ["retry", "--dead"])).printed).toBe("1 delivery is due now.\n");
        await expect.poll(() => again.leads.status(), patience).toMatchObject({ queued: 0, dead: 0 });
        expect(calls).toHaveLength(deadAfterRefusals + 2);
      });

      it("is deleted on request, without any other lead", async () => {
        const { webhook } = await brokenCrm();
        const { leads, place } = await open({ webhook, pace });
        const accepted = await leads.accept(submissionOf());
        const id = accepted.outcome === "accepted" ? accepted.submissionId : "";
        await refusedUntilDead(leads, place);
        await leads.close();
        const nowhere = { apiUrl: "http://127.0.0.1:1", accessKey };
        const again = await open({ place, webhook, inbox: nowhere });
        const other = await again.leads.accept(submissionOf({ values: personOf(1) }));
        const waiting = other.outcome === "accepted" ? other.submissionId : "";
        expect(await operate(place, ["drop", waiting])).toMatchObject({ code: 1 });
        expect(await operate(place, ["drop", id])).toMatchObject({ code: 0, printed: `${id} is deleted.\n` });
        expect(await again.leads.status()).toMatchObject({ queued: 1, dead: 0 });
        expect(await operate(place, ["show", id])).toMatchObject({ code: 1 });
      });

      it("is shown to the team with the lead, with the reason", async () => {
        const { webhook } = await brokenCrm();
        const inbox = await startFakeServer(storesLead);
        const { leads, place } = await open({
          webhook,
          inbox: { apiUrl: inbox.origin, accessKey },
          pace,
        });
        await leads.accept(submissionOf());
        await refusedUntilDead(leads, place);
        const told = () => inbox.calls.at(-1)?.body;
        const reason = "422, set aside after 8 refusals";
        await expect
          .poll(told, patience)
          .toMatchObject({ data: { deliveries: [{ state: "needsAttention", status: reason }] } });
      });

      it("is sent again when the team asks for it in the inbox, with a report", async () => {
        const { crm, webhook } = await brokenCrm();
        const wishes: string[] = [];
        const inbox = await startFakeServer((response, call) => {
          if (call.path !== "/lead-retries") return storesLead(response, call);
          answers(200, JSON.stringify({ data: wishes }), { "Content-Type": "application/json" })(
            response,
            call,
          );
        });
        const { leads, place } = await open({
          webhook,
          inbox: { apiUrl: inbox.origin, accessKey },
          pace,
        });
        const submissionId = "6f1c1a52-7a43-4b0e-9a5c-0d0f2f0f7c11";
        await leads.accept(submissionOf({ submissionId }));
        await refusedUntilDead(leads, place);
        crm.status = 200;
        await leads.retryRequested();
        expect((await leads.status()).dead).toBe(1);
        wishes.push(submissionId, "of-another-site");
        await leads.retryRequested();
        const told = () => inbox.calls.findLast(({ method }) => method === "PUT")?.body;
        await expect
          .poll(told, patience)
          .toMatchObject({ data: { deliveries: [{ destination: "webhook", state: "delivered" }] } });
        expect((await leads.status()).dead).toBe(0);
      });

      it("is deleted after thirty days undelivered, with an error in the log", async () => {
        const time = { now: Date.now() };
        const now = () => time.now;
        const { webhook } = await brokenCrm();
        const { leads, place } = await open({ webhook, now, pace });
        await leads.accept(submissionOf());
        await refusedUntilDead(leads, place);
        await leads.close();
        time.now += retentionMs - 3_600_000;
        const before = await open({ place, webhook, now });
        await before.leads.close();
        expect((await operate(place, ["dead"])).printed).toContain("DEAD");
        time.now += 2 * 3_600_000;
        const after = await open({ place, webhook, now });
        await expect.poll(() => after.logged.join(), patience).toContain("lead.expired-undelivered");
        expect((await operate(place, ["dead"])).printed).not.toContain("DEAD");
      });
    });

    it("a delivered record is deleted after thirty days, without an error in the log", {
      timeout: 20_000,
    }, async () => {
      const time = { now: Date.now() };
      const now = () => time.now;
      const crm = await startFakeServer(answers(200));
      const webhook = { url: crm.origin, secret: "known to the receiver" };
      const { leads, place } = await open({ webhook, now, pace });
      const submissionId = "6f1c1a52-7a43-4b0e-9a5c-0d0f2f0f7c11";
      await leads.accept(submissionOf({ submissionId }));
      await expect.poll(async () => (await leads.status()).queued, patience).toBe(0);
      await leads.close();
      time.now += retentionMs + 3_600_000;
      const after = await open({ place, webhook, now });
      await expect.poll(async () => (await operate(place, ["show", submissionId])).code, patience).toBe(1);
      expect(after.logged.join()).not.toContain("lead.expired-undelivered");
    });

    it("a wrong key makes no dead letters: the destination reports since when it fails and why", {
      timeout: 15_000,
    }, async () => {
      const provider = await startFakeServer(
        answers(401, "no such key"),
        answers(401, "no such key"),
        answers(200),
      );
      const { leads, logged } = await open({ email: { ...emailKeys, origin: provider.origin } });
      await leads.accept(submissionOf());
      await expect.poll(() => logged.join(), patience).toContain('"lead.destination-failing"');
      expect((await leads.status()).destinations.email).toMatchObject({
        dead: 0,
        failing: { reason: "401 no such key", since: expect.stringMatching(/^\d{4}-.*Z$/) },
      });
      await expect.poll(async () => (await leads.status()).queued, patience).toBe(0);
      expect((await leads.status()).destinations.email).not.toHaveProperty("failing");
      const changes = logged.filter((line) => line.includes("lead.destination-"));
      expect(changes.map((line) => JSON.parse(line))).toMatchObject([
        {
          event: "lead.destination-failing",
          level: "error",
          destination: "email",
          reason: "401 no such key",
        },
        { event: "lead.destination-recovered", level: "info", destination: "email" },
      ]);
    });
  });
