import { eventually } from "../../testing/inbox.ts";
import { type SignUpEmail, signUpEmailsTo } from "../../testing/sign-up-emails.ts";
import { runningStack } from "./running-stack.ts";

/** Waits for the confirmation email to an address. */
export function confirmationEmailTo(email: string): Promise<SignUpEmail> {
  return eventually(
    `the confirmation email to ${email}`,
    async () => (await signUpEmailsTo(email, runningStack().emailsUrl))[0],
  );
}
