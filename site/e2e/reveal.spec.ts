import type { Page } from "@playwright/test";
import { pages } from "../testing/routes.ts";
import { watchMovement } from "./stack/layout-shift.ts";
import { openStarted } from "./stack/navigation.ts";
import { expect, test } from "./stack/test.ts";

test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(/404 \(Not Found\)/);
});

/** Texts that nobody sees, as nothing shows through, above and below the window's lower edge. */
function unseenTexts(page: Page): Promise<{ inWindow: string[]; below: string[] }> {
  return page.evaluate(() => {
    const isSeeThrough = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).opacity === "0" || isSeeThrough(element.parentElement));
    const found = { inWindow: [] as string[], below: [] as string[] };
    for (const element of document.querySelectorAll("main :is(h1, h2, h3, p, li), footer :is(h2, p, li)")) {
      if (!element.checkVisibility() || !isSeeThrough(element)) continue;
      const where = element.getBoundingClientRect().top < innerHeight ? "inWindow" : "below";
      found[where].push(element.textContent.slice(0, 40));
    }
    return found;
  });
}

for (const address of pages) {
  test(`${address} rises part by part as it is scrolled to, and none of it stays away`, async ({ page }) => {
    await openStarted(page, address);
    await expect.poll(async () => (await unseenTexts(page)).below.length).toBeGreaterThan(0);
    expect((await unseenTexts(page)).inWindow).toEqual([]);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: "instant" });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
      }
    });
    await expect.poll(() => unseenTexts(page)).toEqual({ below: [], inWindow: [] });
  });
}

test("it takes 1000 ms after 100 ms, for a page that was opened from another one too", async ({ page }) => {
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

test("nothing is held back from a visitor who asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStarted(page, "/");
  await expect(page.locator("[data-reveal]").first()).toHaveCSS("opacity", "1");
  expect(await unseenTexts(page)).toEqual({ below: [], inWindow: [] });
});

test("nothing is held back on paper", async ({ page }) => {
  await openStarted(page, "/");
  await expect.poll(async () => (await unseenTexts(page)).below.length).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  expect(await unseenTexts(page)).toEqual({ below: [], inWindow: [] });
});

test("an anchor is reached exactly, though its part still waits", async ({ page }) => {
  await openStarted(page, "/jefferson-reserve-phase-2");
  // Held, because its part waits no longer once it is seen.
  const title = await page.getByRole("main").locator("[data-reveal='waiting'] h2").last().elementHandle();
  if (!title) throw new Error("No part of the page waits.");
  const top = await title.evaluate((element) => {
    element.scrollIntoView({ block: "start", behavior: "instant" });
    return element.getBoundingClientRect().top;
  });
  await page.waitForTimeout(1_500);
  expect(await title.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(top, 0);
});

test("nothing moves out of its place while a page is scrolled through", async ({ page }) => {
  const movement = await watchMovement(page);
  await openStarted(page, "/about");
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(150);
  }
  expect(await movement()).toBeLessThan(0.02);
});
