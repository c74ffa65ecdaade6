import type { Page } from "@playwright/test";
import { openAndWaitForApp } from "./stack/navigation.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./stack/test.ts";

const field = (page: Page) => page.getByRole("searchbox", { name: "What are you looking for?" });
const searchButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Search" });
const results = (page: Page) => page.getByRole("main").getByRole("list").getByRole("heading", { level: 3 });
const count = (page: Page) => page.getByRole("status").getByRole("heading", { level: 2 });

test("results appear while typing, without adding a history entry or moving the focus", async ({ page }) => {
  await page.goto("/about");
  await openAndWaitForApp(page, "/search");
  await expect(count(page)).toBeHidden();
  await field(page).pressSequentially("walking path", { delay: 40 });
  await expect(count(page)).toHaveText(/results? for “walking path”/);
  await expect(results(page).first()).toHaveText("Why a walking path is cheaper than a vacancy");
  await expect(page.locator("mark").first()).toHaveText("walking");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("walking path");
  await expect(page).toHaveURL("/search?q=walking+path");
  await expect(page).toHaveTitle(/^Search: “walking path”/);
  await page.getByLabel("Search in").selectOption("Terms");
  await expect(page).toHaveURL("/search?q=walking+path&kind=term");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("only the results of the latest search are shown", { tag: "@slow" }, async ({ page }) => {
  await openAndWaitForApp(page, "/search");
  await page.route("**/search.data?*", async (route) => {
    const isEarlier = new URL(route.request().url()).searchParams.get("q") === "tree";
    if (isEarlier) await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue().catch(() => {});
  });
  const searchRequest = page.waitForRequest(/search\.data\?q=tree&/);
  await field(page).fill("tree");
  await searchRequest;
  await field(page).fill("vacancy");
  await expect(count(page)).toContainText("“vacancy”");
  await page.waitForTimeout(1_000);
  await expect(count(page)).toContainText("“vacancy”");
  await expect(page).toHaveURL("/search?q=vacancy");
});

test("the keyboard reaches and opens results; Back shows them again", async ({ page }) => {
  await openAndWaitForApp(page, "/search");
  await field(page).focus();
  await page.keyboard.type("bonus depreciation");
  await expect(count(page)).toBeVisible();
  for (const stop of [page.getByLabel("Search in"), searchButton(page)]) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press("Tab");
  const first = results(page).first().getByRole("link");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/investor#term-bonus-depreciation");
  await expect(page.locator("#term-bonus-depreciation")).toBeInViewport();
  await page.goBack();
  await expect(field(page)).toHaveValue("bonus depreciation");
  await expect(first).toHaveText("Bonus depreciation");
});

test("the typed text stays after a failed search, and can be searched again", { tag: "@slow" }, async ({
  allowedErrors,
  page,
}) => {
  allowedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await openAndWaitForApp(page, "/search");
  await page.context().setOffline(true);
  await field(page).fill("vacancy");
  await expect(page.getByRole("status")).toContainText("Search is not answering");
  await expect(field(page)).toHaveValue("vacancy");
  await page.context().setOffline(false);
  await searchButton(page).click();
  await expect(count(page)).toContainText("“vacancy”");
});

test("results and a long word are accessible, and need no sideways scrolling", {
  tag: "@slow",
}, async ({ page }) => {
  for (const words of ["path", "Donaudampfschiff".repeat(12)]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/search?q=${words}`);
    await expect(count(page)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  }
});
