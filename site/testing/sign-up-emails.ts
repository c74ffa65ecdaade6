import * as v from "valibot";
import type { ReceivedEmail } from "./email-provider.ts";

const signUpEmail = v.looseObject({
  template_id: v.literal("sign-up"),
  template_params: v.object({
    brand: v.string(),
    confirm_link: v.string(),
    email: v.string(),
    newsletter_title: v.string(),
    postal_address: v.string(),
    unsubscribe_link: v.string(),
  }),
});

export type SignUpEmail = v.InferOutput<typeof signUpEmail>["template_params"];

/** Template ID of the confirmation email in tests. */
export const signUpTemplate = { EMAILJS_SIGNUP_TEMPLATE_ID: "sign-up" } as const;

/** Returns the variables of the confirmation emails to an address, in order. */
export function signUpEmailsTo(email: string, received: readonly ReceivedEmail[]): SignUpEmail[] {
  return received.flatMap(({ body }) => {
    const parsed = v.safeParse(signUpEmail, body);
    return parsed.success && parsed.output.template_params.email === email
      ? [parsed.output.template_params]
      : [];
  });
}

/** Returns a link's path and query: tests reach the site by another origin. */
export function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
