import { eventually, leadsFrom } from "../testing/inbox.ts";
import { pages } from "../testing/routes.ts";
import { runningStack } from "./stack/running-stack.ts";
import { expect, freshEmail, test } from "./stack/test.ts";

for (const address of pages) {
  test(`${address} reads without JavaScript`, async ({ page, allowedErrors }) => {
    allowedErrors.push(/404 \(Not Found\)/);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo").getByText("Securities disclosure")).toBeVisible();
  });
}

test("newsletters are switched by links", async ({ page }) => {
  await page.goto("/newsletter");
  await page
    .getByRole("link", { name: /October 2026/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "October 2026 Newsletter PDF" })).toBeVisible();
});

test("a lead is sent, a mistake is shown in the same page with everything kept", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/422/);
  const email = freshEmail("plain");
  await page.goto("/jefferson-reserve-phase-2");
  const form = page.locator("form", { has: page.locator("#bottom-email") });
  await form.getByLabel("Full name").fill("Dana Whitfield");
  await form.getByLabel("Email").fill(email);
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await form.getByRole("button").click();
  expect((await answer).status()).toBe(422);
  await expect(form.getByRole("alert")).toContainText("Enter your phone number.");
  await expect(form.getByLabel("Email")).toHaveValue(email);
  await form.getByLabel(/^Phone/).fill("(605) 251-0112");
  await form.getByRole("button").click();
  await expect(page).toHaveURL("/thank-you");
  const { apiUrl, token } = runningStack();
  const leads = await eventually("the lead in the inbox", async () => {
    const found = await leadsFrom(apiUrl, token, email);
    return found.length > 0 && found;
  });
  expect(leads).toMatchObject([{ form: "bottom", name: "Dana Whitfield" }]);
});

test("the message is there for every reason, since nothing can reveal it", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("textbox", { name: "Message" })).toBeVisible();
});

test("a search is a form, and its results are links", async ({ page }) => {
  await page.goto("/search");
  await page.getByRole("searchbox").fill("walking path");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /results? for “walking path”/ })).toBeVisible();
  await page.getByRole("link", { name: "Why a walking path is cheaper than a vacancy" }).click();
  await expect(page).toHaveURL("/blog/why-a-walking-path-is-cheaper-than-a-vacancy");
});
