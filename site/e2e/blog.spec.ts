import { openAndWaitForApp } from "./stack/navigation.ts";
import { expect, expectAccessible, test } from "./stack/test.ts";

const post = "/blog/depreciation-and-passive-losses-with-care";
const postWithPicture = "/blog/what-we-grow-beside-the-parking-lot";

test.describe("a post", () => {
  test("has a table of contents, folded on a phone", async ({ page }) => {
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
    await openAndWaitForApp(page, postWithPicture);
    await page.evaluate(() => Reflect.set(window, "hasNotReloaded", true));
    await page.locator(".prose").getByRole("link", { name: "about page" }).click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "hasNotReloaded"))).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(postWithPicture);
  });

  test("copies its URL", async ({ context, page }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(post);
    await page.getByRole("button", { name: "Copy link" }).press("Enter");
    await expect(page.getByRole("status")).toContainText("Link copied.");
    const url = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });
});
