import type { Page } from "@playwright/test";
import {
  holdRequests,
  importScript,
  loadingPlaceholder,
  navigateInApp,
  openAndWaitForApp,
  trackPendingRequests,
  waitForApp,
} from "./stack/navigation.ts";
import { expect, expectAccessible, test } from "./stack/test.ts";

const chunkLimitMs = 120_000;
const loadFailures = [/ERR_FAILED/, /ChunkLoadError|Loading (?:CSS )?chunk/, /dynamically imported module/];
const errorScreen = (page: Page) => page.getByRole("heading", { name: "Unexpected Application Error!" });
const aboutScript = /\/static\/js\/about-[^/]*\.js$/;

test.use({ reducedMotion: "no-preference" });

test("the centered placeholder fills the window; the page behind keeps its scroll position and focus", async ({
  page,
}) => {
  await openAndWaitForApp(page, "/");
  const release = await holdRequests(page, aboutScript);
  const link = page.getByRole("main").getByRole("link", { name: "More About Us" });
  await link.focus();
  const scrolledTo = await page.evaluate(() => scrollY);
  expect(scrolledTo).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await expect(loadingPlaceholder(page)).toBeInViewport();
  const { height, middle, textMiddle } = await loadingPlaceholder(page).evaluate((placeholder) => {
    const range = document.createRange();
    range.selectNodeContents(placeholder);
    const [box, text] = [placeholder.getBoundingClientRect(), range.getBoundingClientRect()];
    const middleOf = ({ height, width, x, y }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
    return { height: box.height, middle: middleOf(box), textMiddle: middleOf(text) };
  });
  expect(height).toBe(page.viewportSize()?.height);
  expect(textMiddle.x).toBeCloseTo(middle.x, -1);
  expect(textMiddle.y).toBeCloseTo(middle.y, -1);
  expect(await page.evaluate(() => scrollY)).toBe(scrolledTo);
  await expect(link).toHaveCount(1);
  await navigateInApp(page, "/#content");
  await expect(loadingPlaceholder(page)).toBeHidden();
  await expect(link).toBeFocused();
  await release();
});

test("going back from a slow page restores the scroll position", { tag: "@slow" }, async ({ page }) => {
  await openAndWaitForApp(page, "/");
  const release = await holdRequests(page, aboutScript);
  await page.getByRole("main").getByRole("link", { name: "More About Us" }).focus();
  const scrolledTo = await page.evaluate(() => scrollY);
  expect(scrolledTo).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await expect(loadingPlaceholder(page)).toBeVisible();
  await release();
  await expect(page).toHaveURL("/about");
  await expect(loadingPlaceholder(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolledTo);
});

test("a page whose load was abandoned does not appear later", { tag: "@slow" }, async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(...loadFailures);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install();
  await openAndWaitForApp(page, "/");
  await holdRequests(page, aboutScript);
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "About", exact: true }).click();
  await page.clock.runFor(1_000);
  await expect(loadingPlaceholder(page)).toBeVisible();
  await header.getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await page.clock.runFor(1_000);
  await expect(loadingPlaceholder(page)).toBeHidden();
  const name = page.getByRole("textbox", { name: "Full name" });
  await name.fill("Dana");
  let documentRequests = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documentRequests += 1;
  });
  await page.clock.runFor(chunkLimitMs + 1_000);
  await expect(name).toHaveValue("Dana");
  await expect(page).toHaveURL("/contact");
  await expect(errorScreen(page)).toBeHidden();
  expect(documentRequests).toBe(0);
});

test("Back during a load abandons it and shows the previous page", async ({ page }) => {
  await openAndWaitForApp(page, "/");
  await navigateInApp(page, "/contact");
  await expect(page).toHaveURL("/contact");
  const release = await holdRequests(page, aboutScript);
  await navigateInApp(page, "/about");
  await expect(loadingPlaceholder(page)).toBeVisible();
  await page.goBack();
  await expect(loadingPlaceholder(page)).toBeHidden();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Ongoing Projects" })).toBeAttached();
  await release();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL("/");
});

test("after a script has failed once, the app reloads the page", async ({ page, allowedErrors }) => {
  allowedErrors.push(...loadFailures);
  await openAndWaitForApp(page, "/");
  let isFirst = true;
  // Not `times: 1`: a request that starts while Playwright removes that route never gets a response.
  await page.route(aboutScript, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    return route.abort();
  });
  await page.getByRole("main").getByRole("link", { name: "More About Us" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await waitForApp(page);
  await expect(errorScreen(page)).toBeHidden();
});

test("a script that keeps failing leads to the error screen; Back and Forward leave it", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(...loadFailures);
  await openAndWaitForApp(page, "/");
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.route(aboutScript, (route) => route.abort());
  await page.getByRole("main").getByRole("link", { name: "More About Us" }).click();
  await expect(errorScreen(page)).toBeVisible();
  await expect(page.getByText(/^Loading chunk about-\S+ failed$/)).toBeVisible();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(errorScreen(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await page.unroute(aboutScript);
  await page.goForward();
  await expect(page).toHaveURL("/about");
  await expect(errorScreen(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const [seconds, kind, url, message] of [
  [120, "script", aboutScript, /^Loading chunk about-\S+ failed$/],
  [125, "page's data", /\/about\.data/, /^The page took too long to load$/],
] as const) {
  const details = kind === "script" ? {} : { tag: "@slow" };
  test(`a ${kind} times out after ${seconds} seconds`, details, async ({ page, allowedErrors }) => {
    allowedErrors.push(...loadFailures);
    await page.clock.install();
    await openAndWaitForApp(page, "/");
    // The fake clock is faster than the network, so load the page's script before the clock runs.
    if (kind !== "script") await importScript(page, "/about");
    await holdRequests(page, url);
    const pendingRequests = trackPendingRequests(page);
    await navigateInApp(page, "/about");
    await expect.poll(pendingRequests).toContainEqual(expect.stringMatching(url));
    await page.clock.runFor((seconds - 1) * 1_000);
    await expect(loadingPlaceholder(page)).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(errorScreen(page)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(message)).toBeVisible();
  });
}

test("a routing error shows the specified screen with its status", async ({ page, allowedErrors }) => {
  allowedErrors.push(/503/, /Service Unavailable/, /Unable to decode/);
  await openAndWaitForApp(page, "/");
  await page.route("**/about.data*", (route) => route.fulfill({ body: "Service Unavailable", status: 503 }));
  await page.getByRole("link", { name: "More About Us" }).click();
  await expect(errorScreen(page)).toBeVisible();
  await expect(page.getByText("503")).toBeVisible();
  await expectAccessible(page);
});

test("a link to a section moves the focus there, on its own page and from another one", async ({ page }) => {
  await openAndWaitForApp(page, "/investor");
  await page.locator("#calculator").getByRole("link", { name: "Fees and risks" }).press("Enter");
  await expect(page.locator("#fees")).toBeFocused();
  await page.getByRole("contentinfo").getByRole("link", { name: "Documents" }).press("Enter");
  await expect(page.locator("#documents")).toBeFocused();
  await openAndWaitForApp(page, "/search");
  await page.getByRole("main").getByRole("link", { name: "Fees" }).press("Enter");
  await expect(page.locator("#fees")).toBeFocused();
});
