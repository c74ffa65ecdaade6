/** Run by `npm run bench -- first-view`: measures when each page is visible on a slow phone, with and without scripts. */
import { type Browser, chromium } from "@playwright/test";
import { packagedBrowser } from "../site/e2e/stack/browser.ts";
import { pages } from "../site/testing/routes.ts";
import { startSiteWithoutCms } from "../site/testing/running-site.ts";
import { median, saveReport, table } from "./report.ts";

const rounds = Number(process.env.FIRST_VIEW_ROUNDS ?? 3);

/** Screen of the phone that Lighthouse emulates. */
const phone = {
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
  viewport: { height: 823, width: 412 },
};
/** Factor by which the browser slows the processor. Lighthouse only computes the delays of processor and network. */
const slowdown = 4;
/** Latency in milliseconds, throughput in bytes per second. */
const network = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };

interface View {
  /** Sum of the time that each task after the first paint ran beyond 50 ms: Lighthouse's Total Blocking Time. */
  readonly blockedMs: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly longestTaskMs: number;
}

/**
 * Opens a page with an empty cache and measures until the network is idle; with scripts, the app has then started.
 * Without scripts, script files are blocked, and inline scripts run.
 */
async function visit(browser: Browser, url: string, withScripts: boolean): Promise<View> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  if (!withScripts) await session.send("Network.setBlockedURLs", { urls: ["*.js"] });
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  const times = await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ buffered: true, type });
        setTimeout(() => resolve([]), 500);
      });
    const paints = await entries("paint");
    const largest = await entries("largest-contentful-paint");
    const tasks = await entries("longtask");
    const firstPaintMs =
      paints.find(({ name }) => name === "first-contentful-paint")?.startTime ?? Number.NaN;
    return {
      blockedMs: tasks
        .filter(({ startTime }) => startTime >= firstPaintMs)
        .reduce((sum, { duration }) => sum + duration - 50, 0),
      firstPaintMs,
      largestPaintMs: largest.at(-1)?.startTime ?? Number.NaN,
      longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  });
  await context.close();
  return times;
}

const site = await startSiteWithoutCms();
const browser = await chromium.launch({ args: ["--no-sandbox"], ...(await packagedBrowser()) });
const rows: (number | string)[][] = [];
for (const path of pages) {
  const withScripts: View[] = [];
  const withoutScripts: View[] = [];
  // Interleaved, so that other load on the machine affects both.
  for (let round = 0; round < rounds; round += 1) {
    withScripts.push(await visit(browser, `${site.url}${path}`, true));
    withoutScripts.push(await visit(browser, `${site.url}${path}`, false));
  }
  const medianOf = (views: readonly View[], figure: keyof View) =>
    Math.round(median(views.map((view) => view[figure])));
  rows.push([
    path,
    medianOf(withScripts, "firstPaintMs"),
    medianOf(withScripts, "largestPaintMs"),
    medianOf(withoutScripts, "largestPaintMs"),
    (medianOf(withScripts, "largestPaintMs") / medianOf(withoutScripts, "largestPaintMs")).toFixed(2),
    medianOf(withScripts, "blockedMs"),
    medianOf(withScripts, "longestTaskMs"),
  ]);
}
await browser.close();
await site.stop();

const headings = ["", "first paint", "largest paint", "without scripts", "ratio", "blocked", "longest task"];
saveReport(
  "first-view",
  `A phone of ${phone.viewport.width} px, its processor slowed ${slowdown} times, 1.6 Mbit/s with a latency of ${network.latency} ms, an empty cache.
Medians of ${rounds} visits, interleaved with the same page without scripts. Milliseconds. “without scripts” is the largest paint with
blocked script files; “blocked” is the time that tasks after the first paint ran beyond 50 ms each, in sum.

${table(headings, rows)}

Targets: largest paint at most 1.15 times that of the same page without scripts, at most 50 ms blocked, no task over 100 ms.`,
);
