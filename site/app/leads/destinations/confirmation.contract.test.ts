import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../../../../cms/testing/mail-server.mjs";
import { newsletterSubmission, openTestNewsletter, sender, tokenIn } from "../testing/newsletter.ts";
import { publicUrl, waitOptions } from "../testing/open-leads.ts";
import { createMailer } from "./confirmation.server.ts";

async function openNewsletterWithMail() {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.stop());
  const from = "team@example.com";
  const confirmation = { from, sender: () => sender, sendMail: createMailer(mailServer.url) };
  const opened = await openTestNewsletter({ newsletter: { confirmation, publicUrl } });
  return { ...opened, mailServer };
}

it("emails a link that confirms the sign-up", async () => {
  const { inbox, leads, mailServer } = await openNewsletterWithMail();
  await leads.accept(newsletterSubmission("dana@example.com"));
  await expect.poll(() => mailServer.mails, waitOptions).toHaveLength(1);
  const [mail] = mailServer.mails;
  expect(mail).toMatchObject({
    to: "dana@example.com",
    from: `${sender.brand} <team@example.com>`,
    subject: `Confirm your subscription to ${sender.newsletterTitle}`,
  });
  expect(mail?.text).toContain(sender.postalAddress);

  const { newsletter } = leads;
  expect(await newsletter.checkLink("unsubscribe", tokenIn(mail, "unsubscribe"))).toBe("valid");
  const decision = await newsletter.actOnLink("confirm", tokenIn(mail, "confirm"));
  expect(decision).toEqual({ outcome: "done" });
  await expect.poll(() => inbox.calls.length, waitOptions).toBe(2);
  expect(inbox.calls[1]?.body).toMatchObject({ data: { event: "confirmed", email: "dana@example.com" } });
});

it("keeps the sign-up queued while the mail server is down, and logs no email address", async () => {
  const { leads, logged, mailServer } = await openNewsletterWithMail();
  await mailServer.stop();
  await leads.accept(newsletterSubmission("dana@example.com"));
  await expect.poll(() => logged.join("\n"), waitOptions).toContain("ESOCKET");
  expect(logged.join("\n")).not.toContain("dana@");
  expect((await leads.status()).queued).toBe(1);
});
