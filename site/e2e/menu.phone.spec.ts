import { expect, expectAccessible, test } from "./stack/test.ts";

// What is still moving would be judged half faded in.
test.use({ reducedMotion: "reduce" });

test("the menu slides in, and opening one submenu closes the other", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Open the menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByText("Investment Opportunity").click();
  await expect(menu.getByRole("link", { name: "South Dakota" })).toBeVisible();
  await menu.getByText("Resources").click();
  await expect(menu.getByRole("link", { name: "Podcast" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "South Dakota" })).toBeHidden();
  await expectAccessible(page);
  await menu.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blogs");
  await expect(menu).toBeHidden();
});
