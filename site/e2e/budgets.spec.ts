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
  "/": { phone: [5, 108_259], desktop: [5, 151_605], scripts: 132_635 },
  "/about": { phone: [5, 102_598], desktop: [5, 102_603], scripts: 136_269 },
  "/media": { phone: [5, 113_436], desktop: [5, 113_443], scripts: 132_325 },
  "/investor": { phone: [4, 81_873], desktop: [4, 81_875], scripts: 142_057 },
  "/podcast": { phone: [5, 98_162], desktop: [5, 98_165], scripts: 135_117 },
  "/portfolio": { phone: [4, 69_917], desktop: [4, 69_917], scripts: 132_691 },
  "/current-project": { phone: [5, 111_472], desktop: [5, 78_669], scripts: 132_209 },
  "/privacy-policy": { phone: [4, 71_101], desktop: [4, 71_105], scripts: 133_906 },
  "/accessibility": { phone: [4, 68_329], desktop: [4, 68_331], scripts: 131_901 },
  "/contact": { phone: [5, 103_458], desktop: [5, 103_459], scripts: 131_913 },
  "/jefferson-reserve-phase-2": { phone: [5, 121_554], desktop: [5, 121_559], scripts: 137_986 },
  "/property-investment-opportunity": { phone: [4, 73_497], desktop: [4, 73_501], scripts: 133_839 },
  "/investment-opportunity-in-south-dakota": { phone: [5, 117_446], desktop: [5, 117_445], scripts: 132_862 },
  "/newsletter": { phone: [4, 70_299], desktop: [4, 68_779], scripts: 133_239 },
  "/newsletter/requested": { phone: [4, 67_388], desktop: [4, 67_389], scripts: 131_040 },
  "/blogs": { phone: [6, 134_941], desktop: [6, 124_308], scripts: 133_267 },
  "/blog/why-a-walking-path-is-cheaper-than-a-vacancy": {
    phone: [6, 118_255],
    desktop: [6, 118_250],
    scripts: 134_614,
  },
  "/search": { phone: [4, 67_960], desktop: [4, 67_962], scripts: 133_149 },
  "/thank-you": { phone: [4, 67_933], desktop: [4, 67_932], scripts: 131_101 },
  "/404": { phone: [4, 67_416], desktop: [4, 67_416], scripts: 130_769 },
};

type Device = "desktop" | "phone";
type BeforeLoad = readonly [requests: number, bytes: number];

/** What builds may differ by without anything having been added. */
const allowance = 1.03;

/**
 * For every page, in bytes: the home page's document, which comes with the styles that it uses; the fonts; and the sheets,
 * which are fetched once the app has started, for the pages after it.
 */
const budgets = { document: 22_500, fonts: 62_000, styles: 17_500 };

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
      });
    }
  });
}
