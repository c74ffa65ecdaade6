import { readFileSync, statSync } from "node:fs";
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
  personInput,
  runLeadsCommand,
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
        const { code, printed } = await runLeadsCommand(location, ["list"]);
        expect(code).toBe(0);
        expect(printed).toMatch(
          new RegExp(`${leadId}  \\d{4}-.*Z  expert        waiting    inbox \\d+ tr.*0 Network Error`),
        );
        expect(printed).toContain("1 lead waits.\n  inbox: 1 waiting");
        expect(printed).not.toMatch(personal);
      });

      it("prints one lead in full on request", async () => {
        const { leads, location } = await open(withUnreachableInbox);
        await leads.accept(expertSubmission({ submissionId: leadId }));
        const { code, printed } = await runLeadsCommand(location, ["show", "6F1C1A"]);
        expect(code).toBe(0);
        for (const detail of [
          leadId,
          visitorInput.name,
          visitorInput.email,
          visitorInput.phone,
          visitorInput.region,
        ])
          expect(printed).toContain(detail);
        await leads.accept(
          expertSubmission({ submissionId: leadId.replace("7c11", "7c12"), values: personInput(2) }),
        );
        expect(await runLeadsCommand(location, ["show", "6f1c"])).toMatchObject({
          code: 1,
          errors: expect.stringContaining("More than one"),
        });
        expect(await runLeadsCommand(location, ["show", "ffff"])).toMatchObject({
          code: 1,
          errors: expect.stringContaining("The queue has no lead"),
        });
      });

      it("makes a lead due at once; the site notices without a restart", async () => {
        const repaired = Promise.withResolvers<void>();
        // A start may make the lead due again, so delay the second attempt until the retry was counted.
        const inbox = await startFakeServer(respondsWith(400), (...call) => {
          void repaired.promise.then(() => storesLead(...call));
        });
        // At this speed a refused lead is retried after minutes.
        const { leads, logged, location } = await open({
          inbox: inboxAt(inbox),
          waitFactor: 1,
        });
        await leads.accept(expertSubmission({ submissionId: leadId }));
        await expect.poll(() => logged.join(), waitOptions).toContain("lead.needs-attention");
        expect((await runLeadsCommand(location, ["list"])).printed).toContain("NEEDS ATTENTION");
        expect((await runLeadsCommand(location, ["retry", leadId])).printed).toBe("1 delivery is due now.\n");
        repaired.resolve();
        await expect.poll(async () => (await leads.status()).queued, { timeout: 5_000 }).toBe(0);
        expect((await runLeadsCommand(location, ["retry"])).printed).toBe("0 deliveries are due now.\n");
        expect((await runLeadsCommand(location, ["list"])).printed).toBe("0 leads wait.\n");
        expect((await runLeadsCommand(location, ["list", "--all"])).printed).toMatch(
          /delivered {2}inbox has it/,
        );
      });

      it("sends everything to an inbox restored from a backup, without duplicates", async () => {
        const inbox = await startFakeServer(storesLead);
        const provider = await startFakeServer(acceptsEmail);
        const { leads, location } = await open({
          email: emailAt(provider),
          inbox: inboxAt(inbox),
        });
        await leads.accept(expertSubmission({ submissionId: leadId }));
        await expectEmptyQueue(leads);
        const sent = () => inbox.calls.filter(({ method }) => method === "POST").length;
        expect(sent()).toBe(1);
        expect((await runLeadsCommand(location, ["retry", "--inbox"])).printed).toMatch(
          /^[12] deliver(?:y is|ies are) due now\.\n$/,
        );
        await expect.poll(sent, waitOptions).toBe(2);
        await expectEmptyQueue(leads);
        expect(provider.calls).toHaveLength(1);
      });

      it("reports newsletter records as it does leads", async () => {
        const { leads, mails, location } = await openNewsletter(withUnreachableInbox);
        await leads.accept(newsletterSubmission("dana@example.com"));
        await expect.poll(() => mails.length, waitOptions).toBe(1);
        await leads.newsletter.actOnLink("confirm", tokenIn(mails[0], "confirm"));
        await expect.poll(() => countWaitingFor(leads, "confirmation"), waitOptions).toBe(0);
        const { printed } = await runLeadsCommand(location, ["list"]);
        expect(printed).toMatch(/Z {2}newsletter {4}waiting .*confirmation has it; inbox/);
        expect(printed).toMatch(/Z {2}confirmed {5}waiting {4}inbox/);
        expect(printed).not.toMatch(personal);
      });

      it("exports every lead to a file that only its owner can read", async () => {
        const { leads, location } = await open(withUnreachableInbox);
        await leads.accept(expertSubmission({ submissionId: leadId }));
        const file = path.join(temporaryFolder(), "queue.jsonl");
        const toFile = ["export", "--output", file];
        expect(await runLeadsCommand(location, toFile)).toMatchObject({ code: 0, printed: "" });
        expect(readFileSync(file, "utf8")).toContain(visitorInput.email);
        expect(statSync(file).mode & 0o777).toBe(0o600);
        expect(await runLeadsCommand(location, toFile)).toMatchObject({
          code: 1,
          errors: `${file} exists already. Name a new file, or move the old one away.\n`,
        });
      });
    });
  });

it("prints its usage when asked for help", async () =>
  expect(await runLeadsCommand({ folder: "/nowhere" }, ["--help"])).toMatchObject({
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
    const { code, errors } = await runLeadsCommand({ folder: "/nowhere" }, args);
    expect(code).toBe(2);
    expect(errors).toContain("npm run leads -- list");
  });

  it("a folder without a queue, and creates none", async () => {
    const folder = temporaryFolder();
    expect(await runLeadsCommand({ folder }, ["list"])).toMatchObject({
      code: 1,
      errors: expect.stringContaining("Set DATA_DIR"),
    });
    expect(statSync(folder).nlink).toBeLessThan(3);
  });
});
