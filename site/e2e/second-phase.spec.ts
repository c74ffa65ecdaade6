import { expect, expectAccessible, test } from "./stack/test.ts";

const address = "/jefferson-reserve-phase-2";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address);
});

test("the minimum investment scrolls to the contact form and takes the focus there", async ({ page }) => {
  await page.getByRole("link", { name: "Minimum investment starting from $50,000" }).click();
  await expect(page).toHaveURL(`${address}#contact-form`);
  const form = page.getByRole("region", { name: "Ask for the Jefferson documents" });
  await expect(form).toBeInViewport();
  await expect(form).toBeFocused();
});

test("a site plan opens enlarged and closes by button, Escape or a press outside, not inside", async ({
  page,
}) => {
  const plan = page.getByRole("button", { name: /Enlarge: Both phases from above/ });
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeHidden();

  await plan.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("img").click();
  await dialog.getByText(/Both phases from above/).click();
  await expect(dialog).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(plan).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.mouse.click(12, 12);
  await expect(dialog).toBeHidden();
  await expect(plan).toBeFocused();

  await plan.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(plan).toBeFocused();
});
