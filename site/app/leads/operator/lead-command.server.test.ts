import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { acceptsEmail, respondsWith, startFakeServer, storesLead } from "../testing/fake-http.ts";
import { newsletterSubmission, openTestNewsletter, tokenIn } from "../testing/newsletter.ts";
import {
  countWaitingFor,
  createLeadsOpener,
  emailAt,
  engines,
  expectEmptyQueue,
  expertSubmission,
  inboxAt,
  leadId,
  personSubmission,
  runLeadCommandAt,
  type TestLeadsOptions,
  unreachableInbox,
  visitorInput,
  waitOptions,
} from "../testing/open-leads.ts";

const withUnreachableInbox = { inbox: unreachableInbox };
// Not the area code alone: a UUID may contain it.
const personal = /dana|whitfield|example\.com|(?:251|555).?0112|dakota/i;

for (const { name, newLocation, tags } of engines)
  describe(`in ${name}`, { tags }, () => {
    const open = createLeadsOpener(newLocation);
    const openNewsletter = async (options: TestLeadsOptions) =>
      openTestNewsletter({ ...options, ...(await newLocation()) });

    describe("the command, while the site runs,", () => {
      it("lists waiting leads without personal data", async () => {
        const { leads, logged, location } = await open(withUnreachableInbox);
        await leads.accept(expertSubmission({ submissionId: leadId }));
        await expect.poll(() => logged.join(), waitOptions).toContain("lead.delivery-failed");
        const { code, printed } = await runLeadCommandAt(location, ["list"]);
        expect(code).toBe(0);
        expect(printed).toMatch(
          new RegExp(`${leadId}  \\d{4}-.*Z  expert        waiting    inbox \\d+ tr.*0 Network Error`),
        );
        expect(printed).toContain("1 lead waits.\n  inbox: 1 waiting");
        expect(printed).not.toMatch(personal);
      });

      it("shows one lead in full, by the beginning of its ID", async () => {
        const { leads, location } = await open(withUnreachableInbox);
        await leads.accept(expertSubmission({ submissionId: leadId }));
        const { code, printed } = await runLeadCommandAt(location, ["show", "6F1C1A"]);
        expect(code).toBe(0);
        for (const detail of [leadId, ...Object.values(visitorInput)]) expect(printed).toContain(detail);
        await leads.accept(personSubmission(2, { submissionId: leadId.replace("7c11", "7c12") }));
        for (const [idStart, reason] of [
          ["6f1c", "More than one"],
          ["ffff", "The queue has no lead"],
        ] as const) {
          const { code, errors } = await runLeadCommandAt(location, ["show", idStart]);
          expect([code, errors]).toEqual([1, expect.stringContaining(reason)]);
        }
      });

      it("retries a lead at once, without a restart of the site", async () => {
        const retried = Promise.withResolvers<void>();
        // The automatic retry may come first, so delay the response to the second attempt until the command has run.
        const inbox = await startFakeServer(respondsWith(400), (...call) => {
          void retried.promise.then(() => storesLead(...call));
        });
        // With real waits, the automatic retry comes at a random time within the first minute.
        const { leads, logged, location } = await open({ inbox: inboxAt(inbox), waitFactor: 1 });
        await leads.accept(expertSubmission({ submissionId: leadId }));
        await expect.poll(() => logged.join(), waitOptions).toContain("lead.needs-attention");
        expect((await runLeadCommandAt(location, ["list"])).printed).toContain("NEEDS ATTENTION");
        expect((await runLeadCommandAt(location, ["retry", leadId])).printed).toBe(
          "1 delivery is due now.\n",
        );
        retried.resolve();
        await expect.poll(async () => (await leads.status()).queued, { timeout: 5_000 }).toBe(0);
        expect((await runLeadCommandAt(location, ["retry"])).printed).toBe("0 deliveries are due now.\n");
        expect((await runLeadCommandAt(location, ["list"])).printed).toBe("0 leads wait.\n");
        expect((await runLeadCommandAt(location, ["list", "--all"])).printed).toMatch(
          /delivered {2}inbox has it/,
        );
      });

      it("sends delivered leads again to the inbox only, for one restored from a backup", async () => {
        const inbox = await startFakeServer(storesLead);
        const provider = await startFakeServer(acceptsEmail);
        const { leads, location } = await open({ email: emailAt(provider), inbox: inboxAt(inbox) });
        await leads.accept(expertSubmission({ submissionId: leadId }));
        await expectEmptyQueue(leads);
        const sent = () => inbox.calls.filter(({ method }) => method === "POST").length;
        expect(sent()).toBe(1);
        expect((await runLeadCommandAt(location, ["retry", "--inbox"])).printed).toMatch(
          /^[12] deliver(?:y is|ies are) due now\.\n$/,
        );
        await expect.poll(sent, waitOptions).toBe(2);
        await expectEmptyQueue(leads);
        expect(provider.calls).toHaveLength(1);
      });

      it("lists newsletter events like leads", async () => {
        const { leads, mails, location } = await openNewsletter(withUnreachableInbox);
        await leads.accept(newsletterSubmission("dana@example.com"));
        await expect.poll(() => mails.length, waitOptions).toBe(1);
        await leads.newsletter.actOnLink("confirm", tokenIn(mails[0], "confirm"));
        await expect.poll(() => countWaitingFor(leads, "confirmation"), waitOptions).toBe(0);
        const { printed } = await runLeadCommandAt(location, ["list"]);
        expect(printed).toMatch(/Z {2}newsletter {4}waiting .*confirmation has it; inbox/);
        expect(printed).toMatch(/Z {2}confirmed {5}waiting {4}inbox/);
        expect(printed).not.toMatch(personal);
      });

      it("exports every lead to a file that only its owner can read", async () => {
        const { leads, location } = await open(withUnreachableInbox);
        await leads.accept(expertSubmission({ submissionId: leadId }));
        const file = path.join(temporaryFolder(), "queue.jsonl");
        const toFile = ["export", "--output", file];
        expect(await runLeadCommandAt(location, toFile)).toMatchObject({ code: 0, printed: "" });
        expect(readFileSync(file, "utf8")).toContain(visitorInput.email);
        expect(statSync(file).mode & 0o777).toBe(0o600);
        expect(await runLeadCommandAt(location, toFile)).toMatchObject({
          code: 1,
          errors: `${file} exists already. Name a new file, or move the old one away.\n`,
        });
      });
    });
  });

it("prints its usage when asked for help", async () =>
  expect(await runLeadCommandAt({ folder: "/nowhere" }, ["--help"])).toMatchObject({
    code: 0,
    printed: expect.stringContaining("DATA_DIR"),
  }));

describe("the command refuses, with a reason,", () => {
  it.each([
    [[]],
    [["remove"]],
    [["show"]],
    [["list", leadId]],
    [["list", "--output", "file"]],
    [["retry", leadId, leadId]],
    [["retry", leadId, "--inbox"]],
  ])("the arguments %j", async (args) => {
    const { code, errors } = await runLeadCommandAt({ folder: "/nowhere" }, args);
    expect(code).toBe(2);
    expect(errors).toContain("npm run leads -- list");
  });

  it("a folder without a queue, and creates none", async () => {
    const folder = temporaryFolder();
    expect(await runLeadCommandAt({ folder }, ["list"])).toMatchObject({
      code: 1,
      errors: expect.stringContaining("Set DATA_DIR"),
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});
