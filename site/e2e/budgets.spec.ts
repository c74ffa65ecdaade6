import { devices, type Page } from "@playwright/test";
import { pages } from "../testing/routes.ts";
import { watchMovement } from "./stack/layout-shift.ts";
import { openStarted } from "./stack/navigation.ts";
import { runningStack } from "./stack/running-stack.ts";
import { expect, test } from "./stack/test.ts";
import { unseenTexts } from "./stack/unseen-texts.ts";

/**
 * What a first visit to each page was measured to bring last: before the page has loaded, requests and bytes, the
 * document among them, lazy pictures not; after everything is idle, bytes of scripts in all. Bytes are compressed. A page that needs more
 * for a reason gets its new figures here, in the same change, and so does one that needs less.
 */
const measured: Readonly<
  Record<(typeof pages)[number], Readonly<Record<Device, BeforeLoad> & { scripts: number }>>
> = {
  "/": { phone: [4, 93_978], desktop: [4, 137_324], scripts: 132_747 },
  "/about": { phone: [4, 88_367], desktop: [4, 88_367], scripts: 136_370 },
  "/media": { phone: [4, 99_138], desktop: [4, 99_138], scripts: 132_424 },
  "/investor": { phone: [3, 67_538], desktop: [3, 67_538], scripts: 142_199 },
  "/podcast": { phone: [4, 83_868], desktop: [4, 83_868], scripts: 135_222 },
  "/portfolio": { phone: [3, 55_607], desktop: [3, 55_607], scripts: 132_787 },
  "/current-project": { phone: [4, 97_160], desktop: [4, 64_357], scripts: 132_312 },
  "/privacy-policy": { phone: [3, 56_776], desktop: [3, 56_776], scripts: 134_010 },
  "/accessibility": { phone: [3, 54_014], desktop: [3, 54_014], scripts: 132_007 },
  "/contact": { phone: [4, 89_141], desktop: [4, 89_141], scripts: 132_015 },
  "/jefferson-reserve-phase-2": { phone: [4, 107_272], desktop: [4, 107_272], scripts: 138_072 },
  "/property-investment-opportunity": { phone: [3, 59_188], desktop: [3, 59_188], scripts: 133_942 },
  "/investment-opportunity-in-south-dakota": { phone: [4, 103_133], desktop: [4, 103_133], scripts: 132_960 },
  "/newsletter": { phone: [3, 55_985], desktop: [3, 54_700], scripts: 133_345 },
  "/newsletter/requested": { phone: [3, 53_072], desktop: [3, 53_072], scripts: 131_147 },
  "/blogs": { phone: [5, 120_648], desktop: [5, 110_014], scripts: 133_369 },
  "/blog/why-a-walking-path-is-cheaper-than-a-vacancy": {
    phone: [5, 103_940],
    desktop: [5, 103_940],
    scripts: 134_710,
  },
  "/search": { phone: [3, 53_634], desktop: [3, 53_634], scripts: 133_258 },
  "/thank-you": { phone: [3, 53_624], desktop: [3, 53_624], scripts: 131_205 },
  "/404": { phone: [3, 53_108], desktop: [3, 53_108], scripts: 130_874 },
};

type Device = "desktop" | "phone";
type BeforeLoad = readonly [requests: number, bytes: number];

/** What builds may differ by without anything having been added. */
const allowance = 1.03;

/**
 * For every page, in bytes: the home page's document, which comes with the styles that it uses; the fonts; and the sheets,
 * which are fetched once the app has started, for the pages after it.
 */
const budgets = { document: 22_500, fonts: 54_000, styles: 17_500 };

/** Layout shift (CLS) that is none: a fraction of a pixel, rounded another way. */
const stillness = 0.001;

/**
 * Layout shift that text may cause whose font comes after the first paint, as it depends on the machine. What scripts
 * move is held to nothing, in `pages.spec.ts`, and so is what moves later.
 */
const movementByFonts = 0.1;

/** What the visit has brought until now, as the browser counts it. */
function broughtTo(page: Page) {
  return page.evaluate(() => {
    const timings = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    const [document] = timings.filter((entry) => entry instanceof PerformanceNavigationTiming);
    if (!document) throw new Error("The browser keeps no times.");
    const bytes = (some: readonly PerformanceResourceTiming[]) =>
      some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const named = (end: string) => timings.filter(({ name }) => new URL(name).pathname.endsWith(end));
    // Whether those come before or after is the browser's choice, in each visit anew.
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
      styles: bytes(named(".css")),
    };
  });
}

/** As a reader does, who stops at every half window. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    }
  });
}

/** The pages whose first visit `npm test` measures: one of each kind. */
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
      // The same files come to both: the phone's visit is enough.
      if (device === "desktop" && String(desktop) === String(phone)) continue;
      const details = device === "phone" && templates.has(address) ? {} : { tag: "@slow" };
      test(
        `a first visit to ${address} on a ${device} stays within its budget, asks nobody else, moves nothing, and rises as it is scrolled to`,
        details,
        async ({ allowedErrors, page }) => {
          allowedErrors.push(/404 \(Not Found\)/);
          const origins = new Set<string>();
          page.on("request", (request) => origins.add(new URL(request.url()).origin));
          const movement = await watchMovement(page);
          await openStarted(page, address);
          await expect.poll(async () => (await unseenTexts(page)).below.length).toBeGreaterThan(0);
          expect.soft((await unseenTexts(page)).inWindow, "held back though in the window").toEqual([]);

          await page.waitForLoadState("networkidle");
          const { beforeLoad, document, scripts, ...kinds } = await broughtTo(page);
          const [requests, bytes] = measured[address][device];
          expect.soft(beforeLoad.requests, "requests before load").toBeLessThanOrEqual(requests);
          expect.soft(beforeLoad.bytes, "bytes before load").toBeLessThanOrEqual(bytes * allowance);
          expect.soft(scripts, "bytes of scripts").toBeGreaterThan(0);
          expect.soft(scripts, "bytes of scripts").toBeLessThanOrEqual(measured[address].scripts * allowance);
          expect.soft(kinds.fonts, "bytes of fonts").toBeLessThanOrEqual(budgets.fonts);
          expect.soft(kinds.styles, "bytes of styles").toBeLessThanOrEqual(budgets.styles);
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
