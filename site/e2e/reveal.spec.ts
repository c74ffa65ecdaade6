import { hiddenTexts } from "./stack/hidden-texts.ts";
import { openStarted } from "./stack/navigation.ts";
import { expect, test } from "./stack/test.ts";

test.use({ reducedMotion: "no-preference" });

test("sections fade in for 1000 ms after 100 ms, also after a navigation", async ({ page }) => {
  await openStarted(page, "/");
  await page.getByRole("main").getByRole("link", { name: "More About Us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  const parts = page.locator("[data-reveal]");
  await expect(parts.first()).toHaveCSS("opacity", "0");
  await parts.first().scrollIntoViewIfNeeded();
  await expect(parts.first()).toHaveAttribute("data-reveal", "rising");
  await expect(parts.first()).toHaveCSS("animation-duration", "1s");
  await expect(parts.first()).toHaveCSS("animation-delay", "0.1s");
  await expect(parts.first()).toHaveCSS("opacity", "1");
});

test("everything is visible at once with reduced motion and in print", async ({ page }) => {
  await openStarted(page, "/");
  await expect.poll(async () => (await hiddenTexts(page)).below.length).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  expect(await hiddenTexts(page)).toEqual({ below: [], inWindow: [] });
  await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
  await openStarted(page, "/");
  await expect(page.locator("[data-reveal]").first()).toHaveCSS("opacity", "1");
  expect(await hiddenTexts(page)).toEqual({ below: [], inWindow: [] });
});
