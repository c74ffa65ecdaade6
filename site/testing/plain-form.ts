import { forms } from "../app/copy/forms.ts";

/** Sends a form as a browser without JavaScript would; redirects are not followed. */
export function postForm(address: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(address, {
    body: new URLSearchParams(fields),
    headers: { origin: new URL(address).origin },
    method: "POST",
    redirect: "manual",
  });
}

/** A newsletter sign-up. */
export function signUp(email: string): Record<string, string> {
  return { form: "newsletter", email, consent: forms.consent.newsletterVersion };
}

/** A lead that nothing is wrong with; `email` tells it apart. */
export function expertLead(email: string): Record<string, string> {
  return { form: "expert", name: "Dana Whitfield", email, phone: "(605) 251-0112", region: "South Dakota" };
}
