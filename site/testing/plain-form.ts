import { forms } from "../app/copy/forms.ts";

/** Sends a form like a browser without JavaScript; does not follow redirects. */
export function postForm(url: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(url, {
    body: new URLSearchParams(fields),
    headers: { origin: new URL(url).origin },
    method: "POST",
    redirect: "manual",
  });
}

/** Returns the fields of a newsletter sign-up. */
export function newsletterFields(email: string): Record<string, string> {
  return { form: "newsletter", email, consent: forms.consent.newsletterVersion };
}

/** Returns the fields of a valid lead from the expert form. */
export function expertLeadFields(email: string): Record<string, string> {
  return { form: "expert", name: "Dana Whitfield", email, phone: "(605) 251-0112", region: "South Dakota" };
}
