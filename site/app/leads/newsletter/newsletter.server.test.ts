import { describe, expect, it } from "vitest";
import { respondsWith, startFakeServer, storesLead } from "../testing/fake-http.ts";
import {
  newsletterSubmission,
  openTestNewsletter,
  openWithSignUp,
  sender,
  tokenIn,
} from "../testing/newsletter.ts";
import {
  expectEmptyQueue,
  inboxAt,
  leadId,
  openTestLeads,
  personSubmission,
  waitOptions,
} from "../testing/open-leads.ts";

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
const unsubscribeLink = expect.stringMatching(
  /^https:\/\/site\.example\/newsletter\/unsubscribe\?token=[\w-]+$/,
);

describe("a sign-up", () => {
  it("reaches the inbox unconfirmed and sends a confirmation email", async () => {
    const { inbox, leads, mails } = await openTestNewsletter();
    const submission = newsletterSubmission("Dana@Example.com", {
      submissionId: leadId,
      campaign: { utm_source: "letter" },
    });
    expect(await leads.accept(submission)).toEqual({ outcome: "accepted", submissionId: leadId });
    await expectEmptyQueue(leads);
    expect(inbox.calls).toMatchObject([{ method: "POST", path: "/subscriptions" }]);
    expect(inbox.calls[0]?.body).toEqual({
      data: {
        submissionId: leadId,
        form: "newsletter",
        event: "requested",
        email: "dana@example.com",
        requestedAt: time,
        consentVersion: "v2-2026-11",
        consentWording: expect.stringMatching(/^By signing up, you ask/),
        page: "/newsletter",
        confirmation: "link",
        unsubscribeLink,
        campaign: { utm_source: "letter" },
        receivedAt: time,
        needsReview: false,
      },
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: "dana@example.com",
      subject: `Confirm your subscription to ${sender.newsletterTitle}`,
      text: expect.stringContaining(`${sender.brand}, ${sender.postalAddress}`),
    });
    expect([tokenIn(mails[0], "confirm"), tokenIn(mails[0], "unsubscribe")]).not.toContain("");
  });

  it("requires an email address and a known consent version", async () => {
    const { leads } = await openTestNewsletter();
    expect(await leads.accept(newsletterSubmission("dana@example"))).toMatchObject({
      outcome: "invalid",
      errors: { email: expect.stringContaining("Enter an email address like") },
    });
    const values = { email: "dana@example.com", consent: "other" };
    const unknown = newsletterSubmission("dana@example.com", { consentWording: undefined, values });
    expect(await leads.accept(unknown)).toMatchObject({
      outcome: "invalid",
      errors: { consent: expect.any(String) },
    });
  });

  it("sends at most three emails a day to one address", async () => {
    const clock = { now: Date.UTC(2026, 10, 21) };
    const { leads, mails } = await openTestNewsletter({ now: () => clock.now });
    const outcomes: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      const email = number % 2 ? "Dana@example.com" : "dana@example.com";
      const submission = newsletterSubmission(email, { ip: `203.0.113.${number}` });
      outcomes.push((await leads.accept(submission)).outcome);
      clock.now += 20 * 60_000;
    }
    expect(outcomes).toEqual(["accepted", "accepted", "accepted", "refused", "refused"]);
    expect(await leads.accept(newsletterSubmission("dana@example.com"))).toMatchObject({
      status: 429,
      retryAfterMs: 24 * 3_600_000 - 5 * 20 * 60_000,
    });
    clock.now += 23 * 3_600_000;
    expect(await leads.accept(newsletterSubmission("dana@example.com"))).toMatchObject({
      outcome: "accepted",
    });
    await expectEmptyQueue(leads);
    expect(mails).toHaveLength(4);
  });

  it("counts all spellings of one mailbox together", async () => {
    const { leads, mails } = await openTestNewsletter();
    const spellings = [
      "v.ictim@gmail.com",
      "vi.ctim+1@gmail.com",
      "VICTIM+2@googlemail.com",
      "victim@gmail.com",
      "victim+3@gmail.com",
    ];
    const outcomes: string[] = [];
    for (const email of spellings) outcomes.push((await leads.accept(newsletterSubmission(email))).outcome);
    expect(outcomes).toEqual(["accepted", "accepted", "accepted", "refused", "refused"]);
    // Other providers treat dots as significant.
    for (const email of [
      "v.ictim@example.com",
      "victim@example.com",
      "victim+1@example.com",
      "+1@example.com",
    ])
      expect((await leads.accept(newsletterSubmission(email))).outcome).toBe("accepted");
    await expectEmptyQueue(leads);
    expect(mails).toHaveLength(7);
  });

  it("waits for the team, without an email, if a program seems to have sent it", async () => {
    const { inbox, leads, mails } = await openTestNewsletter();
    await leads.accept(newsletterSubmission("dana@example.com", { honeypotFilled: true }));
    await expectEmptyQueue(leads);
    expect(inbox.calls[0]?.body).toMatchObject({
      data: { confirmation: "team", needsReview: true, reviewReasons: ["hidden field filled in"] },
    });
    expect(mails).toEqual([]);
  });
});

describe("a click on a link's button", () => {
  it("confirms or unsubscribes; checking the link does not", async () => {
    const { confirmToken, inbox, leads, unsubscribeToken } = await openWithSignUp();
    const { newsletter } = leads;
    expect(await newsletter.checkLink("confirm", confirmToken)).toBe("valid");
    expect(await newsletter.checkLink("unsubscribe", unsubscribeToken)).toBe("valid");
    await expectEmptyQueue(leads);
    expect(inbox.calls).toHaveLength(1);
    expect(await newsletter.actOnLink("confirm", confirmToken)).toEqual({ outcome: "done" });
    await expect.poll(() => inbox.calls.length, waitOptions).toBe(2);
    expect(await newsletter.actOnLink("unsubscribe", unsubscribeToken)).toEqual({ outcome: "done" });
    await expect.poll(() => inbox.calls.length, waitOptions).toBe(3);
    const shared = {
      form: "newsletter",
      email: "dana@example.com",
      requestedAt: time,
      consentVersion: "v2-2026-11",
      page: "/newsletter",
      unsubscribeLink,
      receivedAt: time,
      submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    };
    expect(inbox.calls[1]?.body).toEqual({ data: { ...shared, event: "confirmed" } });
    expect(inbox.calls[2]?.body).toEqual({ data: { ...shared, event: "unsubscribed" } });
  });

  it("is refused after ten of its kind in an hour for one subscription, whatever the IP", async () => {
    const { confirmToken, leads, unsubscribeToken } = await openWithSignUp({
      rateLimitPerHour: 1,
      throttleMs: 60_000,
    });
    const outcomes: string[] = [];
    for (let click = 0; click < 11; click += 1)
      outcomes.push((await leads.newsletter.actOnLink("confirm", confirmToken)).outcome);
    expect(outcomes).toEqual([...Array(10).fill("done"), "tooMany"]);
    expect(await leads.newsletter.actOnLink("unsubscribe", unsubscribeToken)).toEqual({ outcome: "done" });
  });
});

it("an inbox that knows no subscriptions still gets leads without delay", async () => {
  const inbox = await startFakeServer((response, call) =>
    (call.path === "/subscriptions" ? respondsWith(404) : storesLead)(response, call),
  );
  const { leads, logged } = openTestLeads({ inbox: inboxAt(inbox) });
  await leads.accept(newsletterSubmission("dana@example.com"));
  await expect.poll(() => logged.join(), waitOptions).toContain("lead.needs-attention");
  for (const number of [1, 2, 3]) await leads.accept(personSubmission(number));
  await expect.poll(async () => (await leads.status()).queued, waitOptions).toBe(1);
  expect(inbox.calls.filter(({ path }) => path === "/leads")).toHaveLength(3);
});
