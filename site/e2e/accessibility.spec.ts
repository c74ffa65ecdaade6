import { openStarted } from "./stack/navigation.ts";
import { expect, expectAccessible, test } from "./stack/test.ts";

test.use({ reducedMotion: "reduce" });

test("a form with mistakes", async ({ page }) => {
  await openStarted(page, "/jefferson-reserve-phase-2");
  await page.locator("#bottom-submit").click();
  const summary = page.locator("form", { has: page.locator("#bottom-email") }).getByRole("alert");
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole("link").first().click();
  await expect(page.locator("#bottom-name")).toBeFocused();
});

test("the contact form with its message", async ({ page }) => {
  await openStarted(page, "/contact");
  await page.getByLabel("Reason", { exact: true }).selectOption("other");
  await expectAccessible(page);
});

test("the statement says what is aimed for, and leads to who mends a barrier", async ({ page }) => {
  await page.goto("/accessibility");
  await expect(page.getByRole("heading", { level: 1, name: "Accessibility" })).toBeVisible();
  await expect(page.getByText(/WCAG\) 2\.2, level AA/)).toBeVisible();
  const barriers = page.locator("#tell-us");
  await expect(barriers.getByRole("link", { name: "(605) 555-0148" })).toBeVisible();
  await expect(barriers.getByRole("link", { name: "hello@switchgrass.example" })).toBeVisible();
  await barriers.getByRole("link", { name: "Tell us about a barrier" }).click();
  await expect(page).toHaveURL(/\/contact/);
});
