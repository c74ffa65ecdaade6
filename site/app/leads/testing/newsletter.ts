import * as v from "valibot";
import { forms } from "~/copy/forms.ts";
import type { Submission } from "../intake/submission.server.ts";
import { answers, type Behavior, type Call, startFakeServer, storesLead } from "./fake-http.ts";
import {
  emailKeys,
  type OpenedLeads,
  openTestLeads,
  publicUrl,
  submissionOf,
  type TestLeadsOptions,
} from "./open-leads.ts";

export const sender = {
  brand: "Switchgrass Communities",
  newsletterTitle: "The Mailbox Money Monthly",
  postalAddress: "101 Sample Street, Sioux Falls, SD 57100",
};

const { newsletterVersion: version } = forms.consent;

/** Returns a newsletter form as sent by a browser. */
export function signUpOf(email: string, changes: Partial<Submission> = {}): Submission {
  return submissionOf({
    form: "newsletter",
    page: "/newsletter",
    values: { email, consent: version },
    consentWording: forms.consent.newsletter,
    ...changes,
  });
}

const emailSchema = v.object({
  template_id: v.string(),
  template_params: v.object({ confirm_link: v.string(), unsubscribe_link: v.string() }),
});

/** Returns the token of a link in a sent email. */
export function tokenIn(call: Call | undefined, link: "confirm_link" | "unsubscribe_link"): string {
  const { template_params } = v.parse(emailSchema, call?.body);
  return new URL(template_params[link]).searchParams.get("token") ?? "";
}

interface OpenedNewsletter extends OpenedLeads {
  readonly inbox: { readonly calls: readonly Call[] };
  readonly provider: { readonly calls: readonly Call[] };
}

/** Opens a queue that confirms sign-ups by email, with a fake inbox and email provider. */
export async function openTestNewsletter(
  options: TestLeadsOptions = {},
  behave: Behavior = answers(200, "OK"),
): Promise<OpenedNewsletter> {
  const inbox = await startFakeServer(storesLead);
  const provider = await startFakeServer(behave);
  const email = { ...emailKeys, origin: provider.origin };
  const opened = openTestLeads({
    email,
    inbox: { apiUrl: inbox.origin, accessKey: "token" },
    newsletter: {
      confirmation: { ...email, templateId: "sign-up template", sender: () => sender },
      publicUrl,
    },
    ...options,
  });
  return { ...opened, inbox, provider };
}
