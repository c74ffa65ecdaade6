import * as v from "valibot";
import { forms } from "~/copy/forms.ts";
import type { Submission } from "../intake/submission.server.ts";
import { type LinkPurpose, linkPaths, tokenField } from "../newsletter/link-page.ts";
import { type Call, startFakeServer, storesLead } from "./fake-http.ts";
import {
  expertSubmission,
  type OpenedLeads,
  openTestLeads,
  publicUrl,
  type TestLeadsOptions,
} from "./open-leads.ts";

/** Sender of the confirmation email. */
export const sender = {
  brand: "Switchgrass Communities",
  newsletterTitle: "The Mailbox Money Monthly",
  postalAddress: "101 Sample Street, Sioux Falls, SD 57100",
};

const { newsletterVersion: version } = forms.consent;

/** Returns a newsletter form as sent by a browser. */
export function newsletterSubmission(email: string, changes: Partial<Submission> = {}): Submission {
  return expertSubmission({
    form: "newsletter",
    page: "/newsletter",
    values: { email, consent: version },
    consentWording: forms.consent.newsletter,
    ...changes,
  });
}

/** Confirmation email: recipient and content. */
interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const mailSchema = v.object({ to: v.string(), subject: v.string(), text: v.string() });

/** Returns the token of a link in a sent email. */
export function tokenIn(mail: Mail | undefined, purpose: LinkPurpose): string {
  const link = new RegExp(`${publicUrl}${linkPaths[purpose]}\\?${tokenField}=([\\w-]+)`);
  return link.exec(mail?.text ?? "")?.[1] ?? "";
}

interface OpenedNewsletter extends OpenedLeads {
  readonly inbox: { readonly calls: readonly Call[] };
  readonly mails: readonly Mail[];
}

/** Opens a queue that confirms sign-ups by email, with a fake inbox. */
export async function openTestNewsletter(options: TestLeadsOptions = {}): Promise<OpenedNewsletter> {
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
    inbox: { apiUrl: inbox.origin, apiToken: "token" },
    newsletter: { confirmation, publicUrl },
    ...options,
  });
  return { ...opened, inbox, mails };
}
