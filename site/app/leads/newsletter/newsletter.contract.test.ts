import { describe, expect, inject, it } from "vitest";
import { subscriptionsWithPrefix } from "../../../testing/inbox.ts";
import { newsletterSubmission, openTestNewsletter, tokenIn } from "../testing/newsletter.ts";
import { waitOptions } from "../testing/open-leads.ts";

const apiUrl = inject("cmsApiUrl");
const apiToken = inject("cmsToken");

describe("a subscription in the running content service", () => {
  async function openSite() {
    const inbox = { apiUrl, apiToken };
    const { leads, mails } = await openTestNewsletter({ inbox, waitFactor: 1 });
    const delivered = () => expect.poll(async () => (await leads.status()).queued, waitOptions).toBe(0);
    return { delivered, leads, mails };
  }

  it("has the state that its events lead to, and the consent that was given", async () => {
    const email = `contract-${crypto.randomUUID()}@example.com`;
    const { delivered, leads, mails } = await openSite();
    const onlySubscription = async () => {
      await delivered();
      const found = await subscriptionsWithPrefix(apiUrl, email);
      expect(found).toHaveLength(1);
      return found[0];
    };
    await leads.accept(
      newsletterSubmission(email, {
        referrer: "https://search.example/",
        campaign: { utm_source: "letter" },
      }),
    );
    expect(await onlySubscription()).toMatchObject({
      email,
      subscriptionState: "unconfirmed",
      confirmation: "link",
      consentVersion: "v2-2026-11",
      page: "/newsletter",
      referrer: "https://search.example/",
      campaign: { utm_source: "letter" },
      needsReview: false,
      confirmedAt: null,
      unsubscribedAt: null,
      unsubscribeLink: expect.stringContaining("https://site.example/newsletter/unsubscribe?token="),
    });
    const [mail] = mails;
    await leads.newsletter.actOnLink("confirm", tokenIn(mail, "confirm"));
    expect(await onlySubscription()).toMatchObject({
      subscriptionState: "confirmed",
      confirmedAt: expect.any(String),
    });
    // Anyone can type a subscriber's address, so nothing changes.
    await leads.accept(newsletterSubmission(email));
    expect(await onlySubscription()).toMatchObject({ subscriptionState: "confirmed" });
    await leads.newsletter.actOnLink("unsubscribe", tokenIn(mail, "unsubscribe"));
    await leads.newsletter.actOnLink("unsubscribe", tokenIn(mail, "unsubscribe"));
    expect(await onlySubscription()).toMatchObject({
      subscriptionState: "unsubscribed",
      unsubscribedAt: expect.any(String),
    });
  });

  it("states why it needs a review if a program seems to have sent it", async () => {
    const email = `contract-${crypto.randomUUID()}@example.com`;
    const { delivered, leads } = await openSite();
    await leads.accept(newsletterSubmission(email, { honeypotFilled: true }));
    await delivered();
    expect(await subscriptionsWithPrefix(apiUrl, email)).toMatchObject([
      { confirmation: "team", needsReview: true, reviewReasons: ["hidden field filled in"] },
    ]);
  });
});
