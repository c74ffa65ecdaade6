import { devices, type Page } from "@playwright/test";
import { pages } from "../testing/routes.ts";
import { watchMovement } from "./stack/layout-shift.ts";
import { openStarted } from "./stack/navigation.ts";
import { runningStack } from "./stack/running-stack.ts";
import { expect, test } from "./stack/test.ts";
import { unseenTexts } from "./stack/unseen-texts.ts";

/**
 * What a first visit to each page was measured to bring last: before the page has loaded, requests and bytes, the
 * document among them; after everything is idle, bytes of scripts in all. Bytes are compressed. A page that needs more
 * for a reason gets its new figures here, in the same change, and so does one that needs less.
 */
const measured: Readonly<
  Record<(typeof pages)[number], Readonly<Record<Device, BeforeLoad> & { scripts: number }>>
> = {
  "/": { phone: [22, 450_024], desktop: [25, 435_021], scripts: 130_731 },
  "/about": { phone: [22, 274_335], desktop: [27, 364_277], scripts: 133_204 },
  "/media": { phone: [24, 430_784], desktop: [24, 346_503], scripts: 130_249 },
  "/investor": { phone: [22, 265_968], desktop: [22, 252_426], scripts: 136_196 },
  "/podcast": { phone: [27, 315_313], desktop: [27, 298_549], scripts: 132_919 },
  "/portfolio": { phone: [22, 513_873], desktop: [22, 311_894], scripts: 130_237 },
  "/current-project": { phone: [21, 490_688], desktop: [21, 297_739], scripts: 128_818 },
  "/privacy-policy": { phone: [16, 219_430], desktop: [16, 219_430], scripts: 130_603 },
  "/contact": { phone: [17, 267_727], desktop: [17, 249_315], scripts: 128_454 },
  "/jefferson-reserve-phase-2": { phone: [26, 406_777], desktop: [31, 477_237], scripts: 136_858 },
  "/property-investment-opportunity": { phone: [21, 253_159], desktop: [21, 253_159], scripts: 131_339 },
  "/investment-opportunity-in-south-dakota": {
    phone: [23, 458_336],
    desktop: [24, 339_841],
    scripts: 131_060,
  },
  "/newsletter": { phone: [18, 217_840], desktop: [18, 217_840], scripts: 130_148 },
  "/newsletter/requested": { phone: [16, 213_501], desktop: [16, 213_501], scripts: 127_944 },
  "/blogs": { phone: [26, 489_729], desktop: [28, 340_231], scripts: 130_024 },
  "/blog/why-a-walking-path-is-cheaper-than-a-vacancy": {
    phone: [21, 268_524],
    desktop: [21, 268_524],
    scripts: 131_758,
  },
  "/search": { phone: [16, 215_347], desktop: [16, 215_347], scripts: 129_351 },
  "/thank-you": { phone: [17, 215_076], desktop: [17, 215_076], scripts: 128_920 },
  "/404": { phone: [16, 213_182], desktop: [16, 213_182], scripts: 127_657 },
};

type Device = "desktop" | "phone";
type BeforeLoad = readonly [requests: number, bytes: number];

/** What builds, and the moment at which a picture is asked for, may add without anything having been added. */
const allowance = { bytes: 1.03, requests: 2 };

/**
 * For every page, in bytes: the home page's document, which comes with the page's styles; the fonts; and the sheets,
 * which are fetched once the app has started, for the pages after it.
 */
const budgets = { document: 28_000, fonts: 75_000, styles: 20_000 };

/** Layout shift (CLS) that is none: a fraction of a pixel, rounded another way. */
const stillness = 0.001;

/** A browser without a PDF viewer, as that of these tests, says so there in place of the frame: one line is longer. */
const knownMovement: Readonly<Record<string, number>> = { "/newsletter": 0.006 };

/** What the visit has brought until now, as the browser counts it. */
function broughtTo(page: Page) {
  return page.evaluate(() => {
    const timings = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    const [document] = timings.filter((entry) => entry instanceof PerformanceNavigationTiming);
    if (!document) throw new Error("The browser keeps no times.");
    const bytes = (some: readonly PerformanceResourceTiming[]) =>
      some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const named = (end: string) => timings.filter(({ name }) => new URL(name).pathname.endsWith(end));
    const beforeLoad = timings.filter(({ startTime }) => startTime < document.loadEventStart);
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

const { defaultBrowserType: _, ...phone } = devices["iPhone 14"];

for (const [device, options] of [
  ["phone", phone],
  ["desktop", { viewport: { height: 800, width: 1280 } }],
] as const) {
  test.describe(() => {
    test.use(options);

    for (const address of pages) {
      test(`a first visit to ${address} on a ${device} stays within its budget, asks nobody else, moves nothing, and rises as it is scrolled to`, async ({
        allowedErrors,
        page,
      }) => {
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
        expect
          .soft(beforeLoad.requests, "requests before load")
          .toBeLessThanOrEqual(requests + allowance.requests);
        expect.soft(beforeLoad.bytes, "bytes before load").toBeLessThanOrEqual(bytes * allowance.bytes);
        expect.soft(scripts, "bytes of scripts").toBeGreaterThan(0);
        expect
          .soft(scripts, "bytes of scripts")
          .toBeLessThanOrEqual(measured[address].scripts * allowance.bytes);
        expect.soft(kinds.fonts, "bytes of fonts").toBeLessThanOrEqual(budgets.fonts);
        expect.soft(kinds.styles, "bytes of styles").toBeLessThanOrEqual(budgets.styles);
        if (address === "/")
          expect.soft(document, "bytes of the document").toBeLessThanOrEqual(budgets.document);
        const still = knownMovement[address] ?? stillness;
        expect.soft(await movement(), "movement while loading and starting").toBeLessThan(still);

        await scrollThrough(page);
        await expect.poll(() => unseenTexts(page)).toEqual({ below: [], inWindow: [] });
        expect.soft(await movement(), "movement while scrolling").toBeLessThan(still);
        expect([...origins]).toEqual([runningStack().siteUrl]);
      });
    }
  });
}
