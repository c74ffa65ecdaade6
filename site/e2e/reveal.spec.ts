import { watchLayoutShift } from "./stack/layout-shift.ts";
import { openStarted } from "./stack/navigation.ts";
import { expect, test } from "./stack/test.ts";
import { unseenTexts } from "./stack/unseen-texts.ts";

test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(/404 \(Not Found\)/);
});

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

test("a list inside the window fades in row by row", { tag: "@slow" }, async ({ page }) => {
  await openStarted(page, "/portfolio");
  const main = page.getByRole("main");
  await expect(main.locator("li[data-reveal=waiting]")).not.toHaveCount(0);
  await expect(main.locator("figure[data-reveal=waiting]")).toHaveCount(1);
});

test("everything is visible at once with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStarted(page, "/");
  await expect(page.locator("[data-reveal]").first()).toHaveCSS("opacity", "1");
  expect(await unseenTexts(page)).toEqual({ below: [], inWindow: [] });
});

test("everything is visible in print", { tag: "@slow" }, async ({ page }) => {
  await openStarted(page, "/");
  await expect.poll(async () => (await unseenTexts(page)).below.length).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  expect(await unseenTexts(page)).toEqual({ below: [], inWindow: [] });
});

test("an anchor is reached exactly, before its section has faded in", { tag: "@slow" }, async ({ page }) => {
  await openStarted(page, "/jefferson-reserve-phase-2");
  // Get the handle first: the selector no longer matches once it is seen.
  const title = await page.getByRole("main").locator("[data-reveal='waiting'] h2").last().elementHandle();
  if (!title) throw new Error("No part of the page waits.");
  const top = await title.evaluate((element) => {
    element.scrollIntoView({ block: "start", behavior: "instant" });
    return element.getBoundingClientRect().top;
  });
  await page.waitForTimeout(1_500);
  expect(await title.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(top, 0);
});

test("the layout does not shift while the page scrolls", { tag: "@slow" }, async ({ page }) => {
  const movement = await watchLayoutShift(page);
  await openStarted(page, "/about");
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(150);
  }
  expect(await movement()).toBeLessThan(0.02);
});
