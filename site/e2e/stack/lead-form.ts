import type { Locator, Page } from "@playwright/test";
import { eventually, type InboxLead, leadsFrom } from "../../testing/inbox.ts";
import { runningStack } from "./running-stack.ts";

/** Fills in the required fields of a form at the start ("expert") or end ("bottom") of a page, and returns the form. */
export async function fillForm(page: Page, name: "bottom" | "expert", email: string): Promise<Locator> {
  const form = page.locator("form", { has: page.locator(`#${name}-email`) });
  await form.getByLabel("Full name").fill("Dana Whitfield");
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await form.getByLabel(/^Phone/).fill("(605) 251-0112");
  return form;
}

/** Waits for leads from an email address in the inbox. */
export function arrivedLeads(email: string): Promise<InboxLead[]> {
  return eventually(`leads from ${email} in the inbox`, async () => {
    const leads = await leadsFrom(runningStack().apiUrl, email);
    return leads.length > 0 && leads;
  });
}
