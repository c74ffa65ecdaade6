import { expect, test } from "./stack/test.ts";

test("content below the window is visible at once", async ({ page }) => {
  await page.goto("/media");
  await expect(page.locator("[data-reveal]")).toHaveCount(0);
  for (const title of await page.getByRole("main").getByRole("heading").all()) {
    expect(await title.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
  }
});
