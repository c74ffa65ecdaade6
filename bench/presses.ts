/**
 * Started by `npm run bench`: how soon the next frame shows the answer to a press, on a phone that is slow, while the app
 * has not started yet and after.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { packagedBrowser } from "../site/e2e/stack/browser.ts";
import { startSite } from "../site/testing/running-site.ts";
import { loadAverage, machineClass } from "./machine.ts";
import { median, onPhone, phone } from "./phone.ts";
import { table } from "./table.ts";

const rounds = Number(process.env.PRESS_ROUNDS ?? 5);
const restMs = 2_500;
const answerMs = 1_000;

interface Press {
  readonly at: string;
  readonly name: string;
  readonly needsApp?: boolean;
  press(page: Page): Promise<void>;
}

const presses: readonly Press[] = [
  { at: "/", name: "the menu", press: (page) => page.getByRole("button", { name: "Open menu" }).tap() },
  {
    at: "/newsletter",
    name: "another issue of the newsletter",
    needsApp: true,
    press: (page) => page.getByRole("tab", { selected: false }).first().tap(),
  },
  {
    at: "/investor",
    name: "the calculator's slider",
    needsApp: true,
    async press(page) {
      await page.locator("#calculator").getByRole("slider").focus();
      await page.keyboard.press("End");
    },
  },
  { at: "/investor", name: "a question", press: (page) => page.locator("details summary").last().tap() },
  {
    at: "/contact",
    name: "an empty form, sent",
    needsApp: true,
    press: (page) => page.locator("#contact-submit").tap(),
  },
];

/** Of all events from now on, the milliseconds until the frame that shows what they did, as browsers measure them from 16 on. */
const durationsFromNow = (page: Page) =>
  page.evaluateHandle(() => {
    const durations = [0];
    const everyEvent = { durationThreshold: 16, type: "event" };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe(everyEvent);
    return durations;
  });

async function measured(browser: Browser, origin: string, { at, press }: Press, started: boolean) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const time = await onPhone(browser, async (page) => {
      // What never arrives does not start.
      if (!started) await page.route("**/static/js/**", () => new Promise(() => {}));
      await page.goto(`${origin}${at}`);
      if (started) await page.locator("html[data-app=started]").waitFor({ state: "attached" });
      // What is asked is the answer itself, not what a page does while it comes.
      await page.waitForTimeout(restMs);
      const durations = await durationsFromNow(page);
      await press(page);
      await page.waitForTimeout(answerMs);
      return Math.max(...(await durations.jsonValue()));
    });
    times.push(time);
  }
  return { median: median(times), worst: Math.max(...times) };
}

const loadBefore = loadAverage();
const site = await startSite({ env: { CMS_PORT: "9" } });
const browser = await chromium.launch({ args: ["--no-sandbox"], ...(await packagedBrowser()) });
const rows: (number | string)[][] = [];
for (const press of presses) {
  const after = await measured(browser, site.url, press, true);
  const before = press.needsApp ? undefined : await measured(browser, site.url, press, false);
  rows.push([press.name, before?.median ?? "", after.median, after.worst]);
}
await browser.close();
await site.stop();

const report = `# Presses: measured

${new Date().toISOString().slice(0, 10)}, ${machineClass()}. Load average before the run: ${loadBefore}.
${phone}. Milliseconds from a press on a page at rest to the frame that shows its answer; medians of ${rounds}, and the longest. Measured
with \`npm run bench -- presses\`.

${table(["", "before the app", "after it started", "longest"], rows)}

Target: 100.
`;
const results = path.join(import.meta.dirname, "results");
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, "presses.md"), report);
process.stdout.write(`${report}\n`);
