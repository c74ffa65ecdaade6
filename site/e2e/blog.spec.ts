import type { Page } from "@playwright/test";
import { openStarted } from "./stack/navigation.ts";
import { expect, expectAccessible, test } from "./stack/test.ts";

const post = "/blog/depreciation-and-passive-losses-with-care";
const postWithPicture = "/blog/what-we-grow-beside-the-parking-lot";

test.use({ reducedMotion: "reduce" });

function canonicalOf(page: Page) {
  return page.locator('link[rel="canonical"]');
}

test.describe("the list", () => {
  test("shows the posts of a category at its own URL, then all posts again", async ({ page }) => {
    await page.goto("/blogs");
    const categories = page.getByRole("navigation", { name: "Posts by category" });
    await expect(categories.getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "true");
    await categories.getByRole("link", { name: /Reading returns/ }).press("Enter");
    await expect(page).toHaveURL("/blogs?category=reading-returns");
    await expect(page).toHaveTitle(/^Blog: Reading returns \| /);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reading returns");
    await expect(canonicalOf(page)).toHaveAttribute("href", /\/blogs\?category=reading-returns$/);
    await expect(page.locator("main article")).toHaveCount(3);
    await expect(categories.locator("[aria-current]")).toHaveText(/Reading returns/);
    await expectAccessible(page);
    await categories.getByRole("link", { name: "All" }).click();
    await expect(page).toHaveURL("/blogs");
    await expect(page.locator("main article")).toHaveCount(10);
  });
});

test.describe("a post", () => {
  test("has its table of contents in the sidebar, or folded above the text", async ({ page }) => {
    await page.goto(post);
    const contents = page.getByRole("navigation", { name: "On this page" });
    const fold = contents.locator("summary");
    if (await fold.isVisible()) {
      await expect(contents.getByRole("link").first()).toBeHidden();
      await fold.press("Enter");
    }
    await expect(contents.getByRole("link")).toHaveCount(7);
    await expectAccessible(page);
    await contents.getByRole("link", { name: "Credits are different" }).press("Enter");
    await expect(page).toHaveURL(`${post}#credits-are-different`);
    await expect(page.getByRole("heading", { name: "Credits are different" })).toBeInViewport();
  });

  test("has headings with links, and links to a footnote and back", { tag: "@slow" }, async ({ page }) => {
    await page.goto(post);
    const link = page.getByRole("link", { name: "Link to “An example”" });
    await link.focus();
    await expect(link).toHaveCSS("opacity", "1");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${post}#an-example`);
    await expect(page.getByRole("heading", { exact: true, name: "An example" })).toBeInViewport();
    await page.getByRole("link", { name: "Note 3" }).press("Enter");
    await expect(page.getByText("Section 469.")).toBeInViewport();
    await page.getByRole("link", { name: "Back to reference 3" }).press("Enter");
    await expect(page.getByRole("link", { name: "Note 3" })).toBeInViewport();
  });

  test("follows links in its text without a page load", async ({ page }) => {
    await openStarted(page, postWithPicture);
    await page.evaluate(() => Reflect.set(window, "isStillHere", true));
    await page.locator(".prose").getByRole("link", { name: "about page" }).click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "isStillHere"))).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(postWithPicture);
  });
});

test.describe("sharing a post", () => {
  test("copies the URL", async ({ context, page }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(post);
    await page.getByRole("button", { name: "Copy link" }).press("Enter");
    await expect(page.getByRole("status")).toContainText("Link copied.");
    const url = await canonicalOf(page).getAttribute("href");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });
});
