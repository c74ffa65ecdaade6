import * as v from "valibot";
import { expect } from "vitest";
import { forms } from "~/copy/forms.ts";
import type { Submission } from "../intake/submission.server.ts";
import { type LinkPurpose, linkPaths, tokenField } from "../newsletter/link-page.ts";
import { startFakeServer, storesLead } from "./fake-http.ts";
import {
  expertSubmission,
  inboxAt,
  openTestLeads,
  publicUrl,
  type TestLeadsOptions,
  waitOptions,
} from "./open-leads.ts";

/** Sender of the confirmation email. */
export const sender = {
  brand: "Switchgrass Communities",
  newsletterTitle: "The Mailbox Money Monthly",
  postalAddress: "101 Sample Street, Sioux Falls, SD 57100",
};

/** Returns a newsletter form as sent by a browser. */
export function newsletterSubmission(email: string, changes: Partial<Submission> = {}): Submission {
  return expertSubmission({
    form: "newsletter",
    page: "/newsletter",
    values: { email, consent: forms.consent.newsletterVersion },
    consentWording: forms.consent.newsletter,
    ...changes,
  });
}

const mailSchema = v.object({ to: v.string(), subject: v.string(), text: v.string() });

/** Confirmation email. */
type Mail = v.InferOutput<typeof mailSchema>;

/** Returns the token of a link in a sent email. */
export function tokenIn(mail: Mail | undefined, purpose: LinkPurpose): string {
  const link = new RegExp(`${publicUrl}${linkPaths[purpose]}\\?${tokenField}=([\\w-]+)`);
  return link.exec(mail?.text ?? "")?.[1] ?? "";
}

/** Opens leads of a site that confirms sign-ups by email, with a fake inbox. */
export async function openTestNewsletter(options: TestLeadsOptions = {}) {
  const inbox = await startFakeServer(storesLead);
  const mails: Mail[] = [];
  const confirmation = {
    from: "team@example.com",
    sender: () => sender,
    async sendMail(mail: unknown) {
      mails.push(v.parse(mailSchema, mail));
    },
  };
  const opened = openTestLeads({
    inbox: inboxAt(inbox),
    newsletter: { confirmation, publicUrl },
    ...options,
  });
  return { ...opened, inbox, mails };
}

/** Opens leads after the sign-up of dana@example.com, with the tokens of the links in the confirmation email. */
export async function openWithSignUp(options: TestLeadsOptions = {}) {
  const opened = await openTestNewsletter(options);
  await opened.leads.accept(newsletterSubmission("dana@example.com"));
  await expect.poll(() => opened.mails.length, waitOptions).toBe(1);
  const [mail] = opened.mails;
  return {
    ...opened,
    confirmToken: tokenIn(mail, "confirm"),
    unsubscribeToken: tokenIn(mail, "unsubscribe"),
  };
}
