import type { Page } from "@playwright/test";
import { sampleSettings } from "../testing/sample-site.ts";
import { expect, expectAccessible, test } from "./stack/test.ts";

const resources = ["/investor", "/newsletter", "/media", "/podcast", "/blogs", "/search"];

const menuOf = (page: Page) => page.getByRole("dialog", { name: "Main menu" });

/** Returns the links of a submenu, open or closed. */
function submenu(page: Page, title: string) {
  const whole = menuOf(page).locator("details", { hasText: title });
  return { button: whole.locator("summary"), links: whole.locator("a") };
}

test.describe("without animation", () => {
  // Sections that are fading in would fail the contrast check.
  test.use({ reducedMotion: "reduce" });

  test("the menu's links are in order, each submenu's in its own", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const addresses = await menuOf(page)
      .getByRole("navigation")
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(addresses).toEqual([
      "/",
      "/about",
      "/portfolio",
      "/property-investment-opportunity",
      "/investment-opportunity-in-south-dakota",
      "/jefferson-reserve-phase-2",
      sampleSettings.deckSite.href,
      ...resources,
      sampleSettings.currentProjectsSite.href,
      "/contact",
      expect.stringMatching(/^tel:/),
    ]);
    const opportunities = submenu(page, "Investment Opportunity");
    await opportunities.button.click();
    await expect(opportunities.links).toHaveText([
      "Invest in South Dakota",
      "Jefferson Reserve, Phase 2",
      /^Foss Field I deck.*new tab/,
    ]);
    for (const { links } of [opportunities, submenu(page, "Resources")]) {
      await expect(links.last()).toHaveAttribute("target", "_blank");
      await expect(links.last()).toHaveAttribute("rel", "noopener noreferrer");
    }
  });

  test("opening one submenu closes the other", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const first = submenu(page, "Investment Opportunity");
    const second = submenu(page, "Resources");
    const expectShown = async (shown: typeof first, hidden: typeof first) => {
      for (const link of await shown.links.all()) await expect(link).toBeVisible();
      for (const link of await hidden.links.all()) await expect(link).toBeHidden();
    };
    await first.button.click();
    await expectShown(first, second);
    await expectAccessible(page);
    await second.button.click();
    await expectShown(second, first);
    await first.button.click();
    await expectShown(first, second);
    await first.button.click();
    for (const { links } of [first, second])
      for (const link of await links.all()) await expect(link).toBeHidden();

    await second.button.click();
    await second.links.filter({ hasText: "Blog" }).click();
    await expect(page).toHaveURL("/blogs");
    await expect(menuOf(page)).toBeHidden();
  });
});

test("the menu slides in from the window's edge and out again", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/");
  /** Clicks a button and returns the CSS properties of the menu that are in transition a frame later. */
  const movesAfter = (button: string) =>
    page.getByRole("button", { name: button }).evaluate(async (element) => {
      if (element instanceof HTMLElement) element.click();
      await new Promise(requestAnimationFrame);
      const animations = document.querySelector('dialog[aria-label="Main menu"]')?.getAnimations() ?? [];
      return animations
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ transitionProperty }) => transitionProperty);
    });
  expect(await movesAfter("Open menu")).toContain("translate");
  await expect.poll(async () => (await menuOf(page).boundingBox())?.x).toBe(0);
  expect(await movesAfter("Close menu")).toContain("translate");
  await expect(menuOf(page)).toBeHidden();
});
