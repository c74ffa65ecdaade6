import { eventually, leadsFrom } from "../testing/inbox.ts";
import { examplePath, examplePreview } from "./stack/example-page.ts";
import { runningStack } from "./stack/running-stack.ts";
import { expect, freshEmail, test } from "./stack/test.ts";

test("a visitor reads a campaign page, corrects a mistake in its form and sends it", async ({
  allowedErrors,
  page,
}) => {
  allowedErrors.push(/422/);
  const email = freshEmail("plain-campaign");
  await page.goto(`/preview?token=${await examplePreview()}`);
  await expect(page.getByRole("heading", { level: 2, name: "What is being built" })).toBeVisible();
  const form = page.locator("form", { has: page.locator("#expert-email") });
  await form.getByLabel("Full name").fill("Dana Whitfield");
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await form.getByLabel("Phone").fill("12");
  await form.getByRole("button").click();
  await expect(page).toHaveURL(examplePath);
  await expect(form.getByRole("alert")).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await form.getByLabel("Phone").fill("(605) 251-0112");
  await form.getByRole("button").click();
  await expect(page).toHaveURL("/thank-you");
  const { apiUrl } = runningStack();
  const leads = await eventually("the lead in the inbox", async () => {
    const found = await leadsFrom(apiUrl, email);
    return found.length > 0 && found;
  });
  expect(leads).toMatchObject([{ campaign: { utm_campaign: "example" }, form: "expert", page: examplePath }]);
});
