import type { Page } from "@playwright/test";
import { pages } from "../testing/routes.ts";
import { openBeforeHydration } from "./stack/before-hydration.ts";
import { started } from "./stack/navigation.ts";
import { expect, test } from "./stack/test.ts";

/** The scripts that the page has asked for, in a visit whose picture keeps it loading until `finish` is called. */
async function openLoading(page: Page): Promise<{ finish: () => void; scripts: string[] }> {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const picture = Promise.withResolvers<void>();
  await page.route("**/pictures/hero-home*", async (route) => {
    await picture.promise;
    await route.fallback();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  // A page that still loads may have no idle moment, and draws no frames.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return { finish: picture.resolve, scripts };
}

test("no script is asked for while a page loads; then the app starts by itself", async ({ page }) => {
  const { finish, scripts } = await openLoading(page);
  expect(scripts).toEqual([]);
  finish();
  await started(page);
  expect(scripts).not.toEqual([]);
});

for (const [intent, act] of [
  ["a key", (page: Page) => page.keyboard.press("Tab")],
  ["a pointer", (page: Page) => page.mouse.move(200, 200)],
  ["a press", (page: Page) => page.mouse.down()],
] as const) {
  test(`${intent} starts the app while the page still loads`, async ({ page }) => {
    await openLoading(page);
    await act(page);
    await started(page);
  });
}

test("a button that was pressed before the app could answer is answered when it can", async ({ page }) => {
  const hydrate = await openBeforeHydration(page, "/about");
  const carousel = page.getByRole("region", { name: "Pictures of our communities" });
  await carousel.getByRole("button", { name: "Next slide" }).click();
  await hydrate();
  await expect(carousel.locator("figure:not([inert])")).toHaveAccessibleName("2 of 14");
});

test("where data is dear the app starts when it is wanted, and no sooner", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    // What would start the app is called at once.
    Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run) });
  });
  await page.goto("/");
  const waiting = page.locator('script[type="text/app"]');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(waiting).toHaveCount(1);
  await page.getByRole("link", { name: "More About Us" }).focus();
  await started(page);
  await expect(waiting).toHaveCount(0);
});

test("until the app starts, browsers that can fetch the next page ahead", async ({ page }) => {
  await openLoading(page);
  const rules = page.locator('script[type="speculationrules"]');
  await expect(rules).toHaveCount(1);
  await page.keyboard.press("Tab");
  await started(page);
  await expect(rules).toHaveCount(0);
});

test("a page whose link was pointed at opens with the data that was fetched then", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const answers: boolean[] = [];
  session.on("Network.responseReceived", ({ response }) => {
    if (response.url.endsWith("/about.data")) answers.push(response.fromDiskCache ?? false);
  });
  await page.goto("/");
  await started(page);
  const link = page.getByRole("link", { name: "More About Us" });
  await link.hover();
  await expect.poll(() => answers).toEqual([false]);
  await link.click();
  await expect(page).toHaveURL("/about");
  expect(answers).toEqual([false, true]);
});

test("nothing keeps a page out of the browser's own cache, which Back and Forward open at once", async ({
  page,
}) => {
  // The test runner's browsers go without that cache; these are what would keep a page out of it.
  const answer = await page.goto("/contact");
  expect(answer?.headers()["cache-control"]).not.toContain("no-store");
  await started(page);
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send("Runtime.evaluate", { expression: "window" });
  const { listeners } = await session.send("DOMDebugger.getEventListeners", {
    objectId: result.objectId ?? "",
  });
  const kinds = listeners.map(({ type }) => type);
  expect(kinds).toContain("popstate");
  expect(kinds).not.toContain("unload");
  expect(kinds).not.toContain("beforeunload");
});

test.describe("the styles that come with a page", () => {
  test.use({ appArrives: "never" });

  /** Rules of the whole sheets that match something in the page, and did not come with it. */
  const missing = (page: Page) =>
    page.evaluate(() => {
      const rulesIn = (list: CSSRuleList, around = ""): [selector: string, rule: string][] =>
        [...list].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) return [[rule.selectorText, `${around}${rule.cssText}`]];
          if (!(rule instanceof CSSGroupingRule)) return [];
          return rulesIn(rule.cssRules, `${around}${rule.cssText.slice(0, rule.cssText.indexOf("{"))}`);
        });
      const sheets = [...document.styleSheets];
      const rulesOf = (tag: string) =>
        sheets
          .filter(({ ownerNode }) => ownerNode?.nodeName === tag)
          .flatMap(({ cssRules }) => rulesIn(cssRules));
      const came = new Set(rulesOf("STYLE").map(([, rule]) => rule));
      const whole = rulesOf("LINK");
      // What is not pointed at, focused or drawn before an element now may be later.
      const states =
        /(?<!\\)(?::not\([^()]*\)|::[\w-]+(?:\([^)]*\))?|:(?:active|focus|hover|visited|target|open|checked)[\w-]*)/g;
      const matching = whole.filter(
        ([selector, rule]) => !came.has(rule) && document.querySelector(selector.replace(states, "") || "*"),
      );
      return { missing: matching.map(([, rule]) => rule), whole: whole.length };
    });

  for (const address of pages) {
    test(`are all that ${address} can use`, async ({ allowedErrors, page }) => {
      allowedErrors.push(/404 \(Not Found\)/);
      const sheet = page.waitForResponse(/static\/css\//);
      await page.goto(address);
      await page.mouse.move(200, 200);
      await (await sheet).finished();
      await expect.poll(async () => (await missing(page)).whole).toBeGreaterThan(500);
      expect((await missing(page)).missing).toEqual([]);
    });
  }
});
