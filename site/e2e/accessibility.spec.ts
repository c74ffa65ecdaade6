import { openStarted } from "./stack/navigation.ts";
import { expect, expectAccessible, test } from "./stack/test.ts";

test.use({ reducedMotion: "reduce" });

test("a form with errors", async ({ page }) => {
  await openStarted(page, "/jefferson-reserve-phase-2");
  await page.locator("#bottom-submit").click();
  const summary = page.locator("form", { has: page.locator("#bottom-email") }).getByRole("alert");
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole("link").first().click();
  await expect(page.locator("#bottom-name")).toBeFocused();
});

test("the contact form with its message field", async ({ page }) => {
  await openStarted(page, "/contact");
  await page.getByLabel("Reason", { exact: true }).selectOption("other");
  await expectAccessible(page);
});
