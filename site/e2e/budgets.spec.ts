import { devices, type Page } from "@playwright/test";
import { hiddenTexts } from "./stack/hidden-texts.ts";
import { watchLayoutShift } from "./stack/layout-shift.ts";
import { openAndWaitForApp } from "./stack/navigation.ts";
import { stackUrls } from "./stack/running-stack.ts";
import { expect, test } from "./stack/test.ts";

/** Limits of a first visit, in compressed bytes, about 3 % above the largest measured value. */
const budgets = {
  beforeLoad: { bytes: 136_000, requests: 5 },
  /** The home page's document with its style sheet; other documents have no limit of their own. */
  document: 35_000,
  fonts: 54_000,
  scripts: 154_000,
};

/** Smaller layout shifts (CLS) come from rounding. */
const roundingShift = 0.001;

/**
 * Layout shift (CLS) allowed for fonts that load after the first paint; it depends on the machine. `pages.spec.ts` checks
 * that scripts move nothing.
 */
const maxShiftByFonts = 0.1;

/** Returns the bytes and requests of the visit so far, as the browser counts them. */
function measureVisit(page: Page) {
  return page.evaluate(() => {
    const timings = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    const [document] = timings.filter((entry) => entry instanceof PerformanceNavigationTiming);
    if (!document) throw new Error("The browser reports no navigation timing.");
    const bytes = (entries: readonly PerformanceResourceTiming[]) =>
      entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const endingIn = (end: string) => timings.filter(({ name }) => new URL(name).pathname.endsWith(end));
    // Browsers load lazy pictures before or after the load event, differently in each visit.
    const lazy = new Set(
      [...window.document.querySelectorAll("img[loading=lazy]")].map((one) => Reflect.get(one, "currentSrc")),
    );
    const beforeLoad = timings.filter(
      ({ name, startTime }) => startTime < document.loadEventStart && !lazy.has(name),
    );
    return {
      beforeLoad: { bytes: bytes(beforeLoad), requests: beforeLoad.length },
      document: document.encodedBodySize,
      fonts: bytes(endingIn(".woff2")),
      scripts: bytes(endingIn(".js")),
    };
  });
}

/** Scrolls like a reader, half a window at a time. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    }
  });
}

const { defaultBrowserType: _, ...iPhone } = devices["iPhone 14"];
test.use({ ...iPhone, reducedMotion: "no-preference" });

// One page of each kind: the one with the largest pictures and scripts.
for (const path of [
  "/",
  "/blogs",
  "/blog/why-a-walking-path-is-cheaper-than-a-vacancy",
  "/investor",
  "/jefferson-reserve-phase-2",
  "/media",
]) {
  const details = path === "/" || path === "/blogs" ? {} : { tag: "@slow" };
  test(
    `a first visit to ${path} stays within the budgets, calls no other site, shifts nothing on scroll, and reveals sections on scroll`,
    details,
    async ({ page }) => {
      const origins = new Set<string>();
      page.on("request", (request) => origins.add(new URL(request.url()).origin));
      const layoutShift = await watchLayoutShift(page);
      await openAndWaitForApp(page, path);
      await expect.poll(async () => (await hiddenTexts(page)).below.length).toBeGreaterThan(0);
      expect.soft((await hiddenTexts(page)).inWindow, "texts in the window that are not shown").toEqual([]);

      await page.waitForLoadState("networkidle");
      const { beforeLoad, document, fonts, scripts } = await measureVisit(page);
      expect
        .soft(beforeLoad.requests, "requests before load")
        .toBeLessThanOrEqual(budgets.beforeLoad.requests);
      expect.soft(beforeLoad.bytes, "bytes before load").toBeLessThanOrEqual(budgets.beforeLoad.bytes);
      expect.soft(scripts, "bytes of scripts").toBeGreaterThan(0);
      expect.soft(scripts, "bytes of scripts").toBeLessThanOrEqual(budgets.scripts);
      expect.soft(fonts, "bytes of fonts").toBeLessThanOrEqual(budgets.fonts);
      if (path === "/") expect.soft(document, "bytes of the document").toBeLessThanOrEqual(budgets.document);
      const shiftWhileLoading = await layoutShift();
      expect.soft(shiftWhileLoading, "layout shift while loading").toBeLessThan(maxShiftByFonts);

      await scrollThrough(page);
      await expect.poll(() => hiddenTexts(page)).toEqual({ below: [], inWindow: [] });
      expect
        .soft((await layoutShift()) - shiftWhileLoading, "layout shift while scrolling")
        .toBeLessThan(roundingShift);
      expect([...origins]).toEqual([stackUrls().siteUrl]);
    },
  );
}
