import type { Page } from "@playwright/test";
import { hold, loading, openStarted, started } from "./stack/navigation.ts";
import { expect, test } from "./stack/test.ts";

test.use({ reducedMotion: "reduce" });

const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };
const podcastScript = /\/static\/js\/podcast-[^/]*\.js$/;
const menu = (page: Page) => page.getByRole("dialog", { name: "Main menu" });

/** Checks that nothing covers the page. */
async function expectOnTop(page: Page) {
  await expect(loading(page)).toBeVisible();
  const isOnTop = await loading(page).evaluate((placeholder) => {
    const { height, left, top, width } = placeholder.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === placeholder;
  });
  expect(isOnTop).toBe(true);
}

test("the phone menu closes when a link is tapped, before the page has loaded", async ({ page }) => {
  await page.setViewportSize(narrow);
  await openStarted(page, "/");
  const release = await hold(page, podcastScript);
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu(page).getByText("Resources").click();
  await menu(page).getByRole("link", { name: "Podcast" }).click();
  await expectOnTop(page);
  await expect(menu(page)).toBeHidden();
  await release();
  await expect(page).toHaveURL("/podcast");
});

test("the Resources panel closes when a link is clicked, before the page has loaded", {
  tag: "@slow",
}, async ({ page }) => {
  await page.setViewportSize(wide);
  await openStarted(page, "/");
  const release = await hold(page, podcastScript);
  const header = page.getByRole("banner");
  await header.getByText("Resources").first().click();
  const entry = header.getByRole("link", { name: /^Podcast/ }).first();
  await entry.click();
  await expectOnTop(page);
  await expect(entry).toBeHidden();
  await release();
  await expect(page).toHaveURL("/podcast");
});

test("a menu opened before the app started closes too", { tag: "@slow" }, async ({ page }) => {
  await page.setViewportSize(narrow);
  const release = await hold(page, /\/static\/js\/entry\.client-[^/]*\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(menu(page)).toBeVisible();
  await release();
  await started(page);
  await menu(page).getByText("Resources").click();
  await menu(page).getByRole("link", { name: "Podcast" }).click();
  await expect(page).toHaveURL("/podcast");
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("a menu opened before the app started can be closed by its button", {
  tag: "@slow",
}, async ({ page }) => {
  await page.setViewportSize(narrow);
  const release = await hold(page, /\/static\/js\/entry\.client-[^/]*\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await release();
  await started(page);
  await menu(page).getByRole("button", { name: "Close menu" }).click();
  await expect(menu(page)).toBeHidden();
});

test("the header and the phone menu mark the blog on a post", { tag: "@slow" }, async ({ page }) => {
  await page.setViewportSize(wide);
  await openStarted(page, "/blogs");
  await page.getByRole("main").locator('a[href^="/blog/"]').first().click();
  await expect(page).toHaveURL(/\/blog\//);
  const header = page.getByRole("banner");
  const resources = header.locator("summary").filter({ hasText: "Resources", visible: true });
  await expect(resources).toHaveAttribute("data-current");
  await resources.click();
  await expect(header.getByRole("link", { name: /^Blog/ }).first()).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Escape");

  await page.setViewportSize(narrow);
  await page.getByRole("button", { name: "Open menu" }).click();
  const submenu = menu(page).locator("summary").filter({ hasText: "Resources" });
  await expect(submenu).toHaveAttribute("data-current");
  await expect(menu(page).locator("summary").filter({ hasText: "Investment" })).not.toHaveAttribute(
    "data-current",
  );
  await submenu.click();
  await expect(menu(page).getByRole("link", { name: "Blog" })).toHaveAttribute("aria-current", "true");
});
