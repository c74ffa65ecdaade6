import { devices, type Page } from "@playwright/test";
import { pages } from "../testing/routes.ts";
import { watchLayoutShift } from "./stack/layout-shift.ts";
import { openStarted } from "./stack/navigation.ts";
import { runningStack } from "./stack/running-stack.ts";
import { expect, test } from "./stack/test.ts";
import { unseenTexts } from "./stack/unseen-texts.ts";

const measured: Readonly<
  Record<(typeof pages)[number], Readonly<Record<Device, BeforeLoad> & { scripts: number }>>
> = {
  "/": { phone: [4, 100_962], desktop: [4, 120_375], scripts: 135_513 },
  "/about": { phone: [4, 101_082], desktop: [4, 101_082], scripts: 139_026 },
  "/media": { phone: [4, 110_326], desktop: [4, 110_326], scripts: 135_117 },
  "/investor": { phone: [3, 80_837], desktop: [3, 80_837], scripts: 149_632 },
  "/podcast": { phone: [4, 95_323], desktop: [4, 95_323], scripts: 137_400 },
  "/portfolio": { phone: [3, 67_291], desktop: [3, 67_291], scripts: 136_372 },
  "/current-project": { phone: [4, 120_044], desktop: [4, 83_479], scripts: 134_758 },
  "/privacy-policy": { phone: [3, 68_292], desktop: [3, 68_292], scripts: 136_710 },
  "/accessibility": { phone: [3, 65_626], desktop: [3, 65_626], scripts: 134_539 },
  "/contact": { phone: [4, 99_112], desktop: [4, 99_112], scripts: 134_299 },
  "/jefferson-reserve-phase-2": { phone: [4, 125_865], desktop: [4, 125_865], scripts: 145_619 },
  "/property-investment-opportunity": { phone: [3, 68_456], desktop: [3, 68_456], scripts: 136_341 },
  "/investment-opportunity-in-south-dakota": { phone: [4, 117_064], desktop: [4, 117_064], scripts: 135_073 },
  "/newsletter": { phone: [3, 65_612], desktop: [3, 65_612], scripts: 135_684 },
  "/newsletter/requested": { phone: [3, 64_723], desktop: [3, 64_723], scripts: 133_209 },
  "/blogs": { phone: [5, 131_781], desktop: [5, 121_147], scripts: 135_509 },
  "/blog/why-a-walking-path-is-cheaper-than-a-vacancy": {
    phone: [5, 114_647],
    desktop: [5, 114_647],
    scripts: 136_988,
  },
  "/search": { phone: [3, 64_806], desktop: [3, 64_806], scripts: 135_324 },
  "/thank-you": { phone: [3, 63_957], desktop: [3, 63_957], scripts: 133_262 },
  "/404": { phone: [3, 64_682], desktop: [3, 64_682], scripts: 132_934 },
};

type Device = "desktop" | "phone";
type BeforeLoad = readonly [requests: number, bytes: number];

/** Factor for size differences between builds to which nothing was added. */
const allowance = 1.03;

/** Bytes for every page: the home document with its style sheet, and the fonts. */
const budgets = { document: 34_500, fonts: 54_000 };

/** Layout shift (CLS) below this is rounding. */
const stillness = 0.001;

/**
 * Layout shift (CLS) allowed for fonts that load after the first paint; it depends on the machine. Scripts may move
 * nothing (`pages.spec.ts`).
 */
const movementByFonts = 0.1;

/** Returns what the visit has loaded so far, as the browser counts it. */
function loadedBy(page: Page) {
  return page.evaluate(() => {
    const timings = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    const [document] = timings.filter((entry) => entry instanceof PerformanceNavigationTiming);
    if (!document) throw new Error("The browser reports no navigation timing.");
    const bytes = (some: readonly PerformanceResourceTiming[]) =>
      some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const named = (end: string) => timings.filter(({ name }) => new URL(name).pathname.endsWith(end));
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
      fonts: bytes(named(".woff2")),
      scripts: bytes(named(".js")),
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

/** One page of each kind, measured by `npm test`. */
const templates = new Set<string>(["/", "/about", "/blog/why-a-walking-path-is-cheaper-than-a-vacancy"]);

const { defaultBrowserType: _, ...iPhone } = devices["iPhone 14"];

for (const [device, options] of [
  ["phone", iPhone],
  ["desktop", { viewport: { height: 800, width: 1280 } }],
] as const) {
  test.describe(() => {
    test.use(options);

    for (const address of pages) {
      const { desktop, phone } = measured[address];
      // Both devices load the same files, so the phone's visit is enough.
      if (device === "desktop" && String(desktop) === String(phone)) continue;
      const details = device === "phone" && templates.has(address) ? {} : { tag: "@slow" };
      test(
        `a first visit to ${address} on a ${device} stays within its budget, calls no other site, shifts nothing, and reveals sections on scroll`,
        details,
        async ({ allowedErrors, page }) => {
          allowedErrors.push(/404 \(Not Found\)/);
          const origins = new Set<string>();
          page.on("request", (request) => origins.add(new URL(request.url()).origin));
          const movement = await watchLayoutShift(page);
          await openStarted(page, address);
          await expect.poll(async () => (await unseenTexts(page)).below.length).toBeGreaterThan(0);
          expect
            .soft((await unseenTexts(page)).inWindow, "texts in the window that are not shown")
            .toEqual([]);

          await page.waitForLoadState("networkidle");
          const { beforeLoad, document, fonts, scripts } = await loadedBy(page);
          const [requests, bytes] = measured[address][device];
          expect.soft(beforeLoad.requests, "requests before load").toBeLessThanOrEqual(requests);
          expect.soft(beforeLoad.bytes, "bytes before load").toBeLessThanOrEqual(bytes * allowance);
          expect.soft(scripts, "bytes of scripts").toBeGreaterThan(0);
          expect.soft(scripts, "bytes of scripts").toBeLessThanOrEqual(measured[address].scripts * allowance);
          expect.soft(fonts, "bytes of fonts").toBeLessThanOrEqual(budgets.fonts);
          if (address === "/")
            expect.soft(document, "bytes of the document").toBeLessThanOrEqual(budgets.document);
          const moved = await movement();
          expect.soft(moved, "movement while loading").toBeLessThan(movementByFonts);

          await scrollThrough(page);
          await expect.poll(() => unseenTexts(page)).toEqual({ below: [], inWindow: [] });
          expect.soft((await movement()) - moved, "movement while scrolling").toBeLessThan(stillness);
          expect([...origins]).toEqual([runningStack().siteUrl]);
        },
      );
    }
  });
}
