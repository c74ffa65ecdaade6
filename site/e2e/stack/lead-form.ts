import { expect, type Locator, type Page } from "@playwright/test";
import { eventually, type InboxLead, leadsFrom } from "../../testing/inbox.ts";
import { stackUrls } from "./running-stack.ts";

/** Returns a form by the prefix of its fields' IDs: "expert" is at the top of a page, "bottom" at its end. */
export const locateForm = (page: Page, name: "bottom" | "contact" | "expert"): Locator =>
  page.locator("form", { has: page.locator(`#${name}-email`) });

/** Fills in the required fields of a form, and returns the form. */
export async function fillForm(page: Page, name: "bottom" | "expert", email: string): Promise<Locator> {
  const form = locateForm(page, name);
  await form.getByLabel("Full name").fill("Dana Whitfield");
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await form.getByLabel(/^Phone/).fill("(605) 251-0112");
  return form;
}

/** Waits for leads from an email address in the inbox of a content service, by default the shared one. */
export const waitForLeads = (email: string, apiUrl = stackUrls().apiUrl): Promise<InboxLead[]> =>
  eventually(`leads from ${email} in the inbox`, async () => {
    const leads = await leadsFrom(apiUrl, email);
    return leads.length > 0 && leads;
  });

/** Waits until the queue is empty and returns the lead from an email address; fails if there are several. */
export async function waitForOnlyLead(email: string): Promise<InboxLead | undefined> {
  const { apiUrl, siteUrl, token } = stackUrls();
  const headers = { authorization: `Bearer ${token}` };
  await waitForLeads(email);
  await eventually("an empty queue", async () =>
    (await (await fetch(`${siteUrl}/readyz`, { headers })).text()).includes('"queued": 0,'),
  );
  const leads = await leadsFrom(apiUrl, email);
  expect(leads).toHaveLength(1);
  return leads[0];
}
