import type { Page } from "@playwright/test";
import { sampleSettings } from "../testing/sample-site.ts";
import { openStarted } from "./stack/navigation.ts";
import { expect, expectAccessible, test } from "./stack/test.ts";

// Sections that are fading in would fail the contrast check.
test.use({ reducedMotion: "reduce" });

const mainPages = ["/", "/about", "/portfolio", "/property-investment-opportunity"];
const resources = ["/investor", "/newsletter", "/media", "/podcast", "/blogs", "/search"];

const header = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main menu" });

/** The dropdown's summary, which also works without JavaScript. */
const dropdown = (page: Page) => header(page).getByText("Resources", { exact: true });

test("the header's links are in order, with the Resources menu among them", async ({ page }) => {
  await page.goto("/");
  const links = header(page).locator("a");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual([
    ...mainPages,
    ...resources,
    sampleSettings.currentProjectsSite.href,
    "/current-project",
    "/contact",
  ]);
  for (const address of [...mainPages, "/contact"])
    await expect(header(page).locator(`a[href="${address}"]`)).toBeVisible();
  for (const address of resources) await expect(header(page).locator(`a[href="${address}"]`)).toBeHidden();

  await dropdown(page).click();
  await expect(header(page).getByRole("link").filter({ visible: true })).toHaveText([
    "Home",
    "About",
    "Portfolio",
    "Invest in the Midwest",
    /^How to invest/,
    /^Newsletter/,
    /^Media/,
    /^Podcast/,
    /^Blog/,
    /^Search/,
    /^Current Projects.*new tab/,
    /^Current projects/,
    "Contact",
  ]);
  const projects = header(page).locator("a[target=_blank]", { hasText: "Current Projects" });
  await expect(projects).toHaveAttribute("target", "_blank");
  await expect(projects).toHaveAttribute("rel", "noopener noreferrer");
});

test("the one dropdown opens by mouse and keyboard, and closes by a click outside, Escape and navigation", async ({
  page,
}) => {
  await openStarted(page, "/");
  await expect(page.getByRole("banner").locator("summary").filter({ visible: true })).toHaveCount(1);
  const entry = header(page).getByRole("link", { name: /^Newsletter/ });
  await dropdown(page).click();
  await expect(entry).toBeVisible();
  await expectAccessible(page);

  // A click inside does not close it; outside, pointer-down closes it, not pointer-up.
  await entry.hover();
  await page.mouse.down();
  await expect(entry).toBeVisible();
  await page.mouse.move(100, 600);
  await page.mouse.up();
  await expect(entry).toBeVisible();
  // Move next to the brand, where nothing takes focus and closes it.
  await page.mouse.move(6, 30);
  await page.mouse.down();
  await expect(entry).toBeHidden();
  await page.mouse.up();

  await dropdown(page).focus();
  await page.keyboard.press("Enter");
  await expect(entry).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
  await dropdown(page).click();
  await entry.click();
  await expect(page).toHaveURL("/newsletter");
  await expect(entry).toBeHidden();
});

for (const address of ["/about", "/investor"]) {
  test(`the header underlines the current page: ${address}`, { tag: "@slow" }, async ({ page }) => {
    await page.goto(address);
    // The visible part: the link, or the menu that contains it.
    const line = (text: string) => header(page).locator("a, summary", { hasText: text });
    const marked = line(address === "/about" ? "About" : "Resources");
    await expect(marked).toHaveCSS("border-bottom-width", "2px");
    await expect(marked).not.toHaveCSS("border-bottom-color", "rgba(0, 0, 0, 0)");
    await expect(line("Portfolio")).toHaveCSS("border-bottom-color", "rgba(0, 0, 0, 0)");
  });
}

test("the header's link to /contact is a button, except on /contact", {
  tag: "@slow",
}, async ({ page }) => {
  const appearance = () =>
    header(page)
      .locator('a[href="/contact"]')
      .evaluate((link) => {
        const { borderRadius, paddingInline } = getComputedStyle(link);
        return { borderRadius, paddingInline };
      });
  const plain = () =>
    header(page)
      .locator('a[href="/about"]')
      .evaluate((link) => {
        const { borderRadius, paddingInline } = getComputedStyle(link);
        return { borderRadius, paddingInline };
      });
  await page.goto("/portfolio");
  expect(await appearance()).not.toEqual(await plain());
  await expect(header(page).locator('a[href="/contact"]')).not.toHaveAttribute("aria-current");
  await page.goto("/contact");
  expect(await appearance()).toEqual(await plain());
  await expect(header(page).locator('a[href="/contact"]')).toHaveAttribute("aria-current", "page");
});
