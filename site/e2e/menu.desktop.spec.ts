import { expect, expectAccessible, test } from "./stack/test.ts";

// What is still moving would be judged half faded in.
test.use({ reducedMotion: "reduce" });

test("the Resources menu opens by mouse and keyboard, closes by a press outside and by Escape", async ({
  page,
}) => {
  await page.goto("/");
  const button = page.getByRole("banner").getByText("Resources").first();
  const entry = page
    .getByRole("banner")
    .getByRole("link", { name: /^Newsletter/ })
    .first();
  await button.click();
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await page.mouse.click(100, 600);
  await expect(entry).toBeHidden();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(entry).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
  await button.click();
  await entry.click();
  await expect(page).toHaveURL("/newsletter");
  await expect(entry).toBeHidden();
});

test("the header marks the current page", async ({ page }) => {
  await page.goto("/portfolio");
  await expect(page.getByRole("banner").getByRole("link", { name: "Portfolio" }).first()).toHaveAttribute(
    "aria-current",
    "page",
  );
});
