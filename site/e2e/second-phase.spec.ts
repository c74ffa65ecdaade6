import { expect, expectAccessible, test } from "./stack/test.ts";

const path = "/jefferson-reserve-phase-2";

test.beforeEach(({ page }) => page.goto(path));

test("the minimum investment scrolls to the contact form and focuses it", async ({ page }) => {
  await page.getByRole("link", { name: "Minimum investment starting from $50,000" }).click();
  await expect(page).toHaveURL(`${path}#contact-form`);
  const form = page.getByRole("region", { name: "Ask for the Jefferson documents" });
  await expect(form).toBeInViewport();
  await expect(form).toBeFocused();
});

test("a building of the site plan opens its details, and closes by Escape or a click outside", {
  tag: "@slow",
}, async ({ page }) => {
  const opener = page.getByRole("button", { name: "Building 5, Phase 2, 24 homes" });
  const building = page.getByRole("region", { name: "Building 5" });
  await expect(building).toBeHidden();
  await opener.press("Enter");
  await expect(building).toContainText("Under construction");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(building).toBeHidden();
  await opener.click();
  await expect(building).toBeVisible();
  await page.mouse.click(12, 12);
  await expect(building).toBeHidden();
});
