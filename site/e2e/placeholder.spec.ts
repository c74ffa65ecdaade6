import { openStarted } from "./stack/navigation.ts";
import { expect, test } from "./stack/test.ts";

test("the placeholder stands in the middle, and is as high as the window", async ({ page }) => {
  await openStarted(page, "/");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/about.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "More About Us" }).click();
  const placeholder = page.getByText("loading...", { exact: true });
  await expect(placeholder).toBeVisible();
  await expect(async () => {
    const { height, middle, wordsMiddle } = await placeholder.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const box = element.getBoundingClientRect();
      const inside = words.getBoundingClientRect();
      return {
        height: box.height,
        middle: { x: innerWidth / 2, y: box.y + box.height / 2 },
        wordsMiddle: { x: inside.x + inside.width / 2, y: inside.y + inside.height / 2 },
      };
    });
    expect(height).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Number.POSITIVE_INFINITY);
    expect(wordsMiddle.x).toBeCloseTo(middle.x, -1);
    expect(wordsMiddle.y).toBeCloseTo(middle.y, -1);
  }).toPass({ timeout: 5_000 });
  release();
  await expect(page).toHaveURL("/about");
  await expect(placeholder).toBeHidden();
});
