import { hiddenTexts } from "./stack/hidden-texts.ts";
import { openAndWaitForApp } from "./stack/navigation.ts";
import { expect, test } from "./stack/test.ts";

test.use({ reducedMotion: "no-preference" });

test("sections fade in over 1000 ms with a delay of 100 ms, also after a navigation", async ({ page }) => {
  await openAndWaitForApp(page, "/");
  await page.getByRole("main").getByRole("link", { name: "More About Us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  const sections = page.locator("[data-reveal]");
  await expect(sections.first()).toHaveCSS("opacity", "0");
  await sections.first().scrollIntoViewIfNeeded();
  await expect(sections.first()).toHaveAttribute("data-reveal", "rising");
  await expect(sections.first()).toHaveCSS("animation-duration", "1s");
  await expect(sections.first()).toHaveCSS("animation-delay", "0.1s");
  await expect(sections.first()).toHaveCSS("opacity", "1");
});

test("everything is visible at once with reduced motion and in print", async ({ page }) => {
  await openAndWaitForApp(page, "/");
  await expect.poll(async () => (await hiddenTexts(page)).below.length).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  expect(await hiddenTexts(page)).toEqual({ below: [], inWindow: [] });
  await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
  await openAndWaitForApp(page, "/");
  await expect(page.locator("[data-reveal]").first()).toHaveCSS("opacity", "1");
  expect(await hiddenTexts(page)).toEqual({ below: [], inWindow: [] });
});
