import * as v from "valibot";
import { eventually } from "../../testing/inbox.ts";
import { type SignUpEmail, signUpEmailsTo } from "../../testing/sign-up-emails.ts";
import { runningStack } from "./running-stack.ts";

const received = v.array(v.object({ body: v.unknown(), contentType: v.optional(v.string()) }));

async function emailsTo(email: string): Promise<SignUpEmail[]> {
  const answer = await fetch(runningStack().emailsUrl);
  const emails = v.parse(received, await answer.json());
  return signUpEmailsTo(
    email,
    emails.map(({ body, contentType }) => ({ body, contentType })),
  );
}

/** Waits for the confirmation email to an address. */
export function confirmationEmailTo(email: string): Promise<SignUpEmail> {
  return eventually(`the confirmation email to ${email}`, async () => (await emailsTo(email))[0]);
}
