import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../../../../cms/testing/mail-server.mjs";
import { openTestNewsletter, sender, signUpOf } from "../testing/newsletter.ts";
import { patience, publicUrl } from "../testing/open-leads.ts";

async function openNewsletterWithMail() {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.stop());
  const from = "team@example.com";
  const confirmation = { smtpUrl: mailServer.url, from, sender: () => sender };
  const opened = await openTestNewsletter({
    newsletter: { confirmation, publicUrl },
  });
  return { ...opened, mailServer };
}

const linkTokenIn = (text: string, purpose: string): string =>
  new RegExp(`https://site\\.example/newsletter/${purpose}\\?token=([\\w-]+)`).exec(text)?.[1] ?? "";

it("emails a link that confirms the sign-up", async () => {
  const { inbox, leads, mailServer, provider } = await openNewsletterWithMail();
  await leads.accept(signUpOf("dana@example.com"));
  await expect.poll(() => mailServer.mails, patience).toHaveLength(1);
  const [mail] = mailServer.mails;
  expect(mail).toMatchObject({
    to: "dana@example.com",
    from: `${sender.brand} <team@example.com>`,
    subject: `Confirm your subscription to ${sender.newsletterTitle}`,
  });
  expect(mail?.text).toContain(sender.postalAddress);
  expect(provider.calls).toEqual([]);

  const { newsletter } = leads;
  expect(await newsletter.check("unsubscribe", linkTokenIn(mail?.text ?? "", "unsubscribe"))).toBe("valid");
  const decision = await newsletter.decide("confirm", linkTokenIn(mail?.text ?? "", "confirm"));
  expect(decision).toEqual({ outcome: "done" });
  await expect.poll(() => inbox.calls.length, patience).toBe(2);
  expect(inbox.calls[1]?.body).toMatchObject({ data: { event: "confirmed", email: "dana@example.com" } });
});

it("retries while the mail server is down, and logs no address", async () => {
  const { leads, logged, mailServer } = await openNewsletterWithMail();
  await mailServer.stop();
  await leads.accept(signUpOf("dana@example.com"));
  await expect.poll(() => logged.join("\n"), patience).toContain("ESOCKET");
  expect(logged.join("\n")).not.toContain("dana@");
  expect((await leads.status()).queued).toBe(1);
});
