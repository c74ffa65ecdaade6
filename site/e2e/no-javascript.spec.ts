import { eventually, leadsFrom } from "../testing/inbox.ts";
import { runningStack } from "./stack/running-stack.ts";
import { expect, freshEmail, test } from "./stack/test.ts";

test("links switch newsletters", async ({ page }) => {
  await page.goto("/newsletter");
  await page
    .getByRole("link", { name: /October 2026/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "October 2026 Newsletter PDF" })).toBeVisible();
});

test("a lead is sent after an error is shown in the same page with all input", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/422/);
  const email = freshEmail("plain");
  await page.goto("/jefferson-reserve-phase-2");
  const form = page.locator("form", { has: page.locator("#bottom-email") });
  await form.getByLabel("Full name").fill("Dana Whitfield");
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await form.getByRole("button").click();
  expect((await answer).status()).toBe(422);
  await expect(form.getByRole("alert")).toContainText("Enter your phone number.");
  await expect(form.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await form.getByLabel(/^Phone/).fill("(605) 251-0112");
  await form.getByRole("button").click();
  await expect(page).toHaveURL("/thank-you");
  const { apiUrl } = runningStack();
  const leads = await eventually("the lead in the inbox", async () => {
    const found = await leadsFrom(apiUrl, email);
    return found.length > 0 && found;
  });
  expect(leads).toMatchObject([{ form: "bottom", name: "Dana Whitfield" }]);
});

test("pictures and videos open in the page", async ({ page }) => {
  await page.goto("/about");
  const opener = page.getByRole("button", { name: /^Enlarge/ }).first();
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Enlarged picture" });
  await expect(dialog.getByRole("img")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await page.goto("/media");
  await page.locator("[data-video] summary").first().click();
  await expect(page.locator("[data-video] video").first()).toBeVisible();
  await expect(page.locator("[data-video] video").first()).toHaveAttribute("preload", "none");
});

test("the message field is shown for every reason, since no script can reveal it", { tag: "@slow" }, async ({
  page,
}) => {
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
