import type { Locator, Page } from "@playwright/test";
import { eventually, leadsFrom } from "../testing/inbox.ts";
import { arrivedLeads, fillForm } from "./stack/lead-form.ts";
import { started } from "./stack/navigation.ts";
import { runningStack } from "./stack/running-stack.ts";
import { expect, freshEmail, test } from "./stack/test.ts";

const path = "/jefferson-reserve-phase-2";
const data = `**${path}.data*`;

/** Opens the page and fills in its first form; the same email path gives the same details. */
async function filledForm(page: Page, email: string): Promise<Locator> {
  await page.goto(path);
  return fillForm(page, "expert", email);
}

async function send(page: Page, form: Locator): Promise<void> {
  await form.getByRole("button").click();
  await expect(page).toHaveURL("/thank-you");
}

async function expectOneLead(email: string): Promise<void> {
  const { apiUrl, siteUrl, token } = runningStack();
  const headers = { authorization: `Bearer ${token}` };
  await arrivedLeads(email);
  // A second lead would arrive by now.
  await eventually("an empty queue", async () =>
    (await (await fetch(`${siteUrl}/readyz`, { headers })).text()).includes('"queued": 0,'),
  );
  expect(await leadsFrom(apiUrl, email)).toHaveLength(1);
}

test("a double click sends one lead", async ({ page }) => {
  const email = freshEmail("double-click");
  const form = await filledForm(page, email);
  await form.getByRole("button").dblclick();
  await expect(page).toHaveURL("/thank-you");
  await expectOneLead(email);
});

test("sending again after a lost response is one lead", async ({ page, allowedErrors }) => {
  allowedErrors.push(/ERR_CONNECTION_RESET|was not sent/);
  const email = freshEmail("lost-response");
  const form = await filledForm(page, email);
  await started(page);
  // The request reaches the site, but the response is lost.
  await page.route(data, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await form.getByRole("button").click();
  await expect(form.getByRole("alert")).toContainText("Nothing you typed was lost");
  await page.unroute(data);
  await send(page, form);
  await expectOneLead(email);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a double click, the back button and a reload are one lead", async ({ page }) => {
    const email = freshEmail("plain");
    const form = await filledForm(page, email);
    await form.getByRole("button").dblclick();
    await expect(page).toHaveURL("/thank-you");
    await page.reload();
    await page.goBack();
    await send(page, await fillForm(page, "expert", email));
    await expectOneLead(email);
  });
});
