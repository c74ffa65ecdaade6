import type { Page } from "@playwright/test";
import { holdRequests, loadingPlaceholder, openAndWaitForApp, waitForApp } from "./stack/navigation.ts";
import { expect, expectAccessible, test } from "./stack/test.ts";

const podcastScript = /\/static\/js\/podcast-[^/]*\.js$/;

/** Checks that the loading placeholder is visible and that nothing, such as an open menu, covers it. */
async function expectPlaceholderOnTop(page: Page) {
  await expect(loadingPlaceholder(page)).toBeVisible();
  const isOnTop = await loadingPlaceholder(page).evaluate((placeholder) => {
    const { height, left, top, width } = placeholder.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === placeholder;
  });
  expect(isOnTop).toBe(true);
}

test.describe("on a desktop", () => {
  const header = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main menu" });

  /** The dropdown's summary, which also works without JavaScript. */
  const dropdown = (page: Page) => header(page).getByText("Resources", { exact: true });

  test("the one dropdown opens by mouse and keyboard, and closes by a click outside, Escape and navigation", async ({
    page,
  }) => {
    await openAndWaitForApp(page, "/");
    await expect(page.getByRole("banner").locator("summary").filter({ visible: true })).toHaveCount(1);
    const entry = header(page).getByRole("link", { name: /^Newsletter/ });
    await expect(entry).toBeHidden();
    await dropdown(page).click();
    await expect(entry).toBeVisible();
    await expectAccessible(page);

    // A press inside does not close the menu, wherever it is released. A press outside does, before the release.
    await entry.hover();
    await page.mouse.down();
    await expect(entry).toBeVisible();
    await page.mouse.move(100, 600);
    await page.mouse.up();
    await expect(entry).toBeVisible();
    // Press next to the brand: nothing there takes the focus, which would close the menu too.
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

  test("the header underlines the current page or its menu; on /contact, the Contact button does not grow", {
    tag: "@slow",
  }, async ({ page }) => {
    const headerItem = (text: string) => header(page).locator("a, summary", { hasText: text });
    for (const [path, text] of [
      ["/about", "About"],
      ["/investor", "Resources"],
    ] as const) {
      await page.goto(path);
      await expect(headerItem(text)).toHaveCSS("border-bottom-width", "2px");
      await expect(headerItem(text)).not.toHaveCSS("border-bottom-color", "rgba(0, 0, 0, 0)");
      await expect(headerItem("Portfolio")).toHaveCSS("border-bottom-color", "rgba(0, 0, 0, 0)");
    }
    const contact = header(page).locator('a[href="/contact"]');
    const box = await contact.boundingBox();
    await expect(contact).toHaveCSS("text-decoration-line", "none");
    await page.goto("/contact");
    await expect(contact).toHaveCSS("text-decoration-line", "underline");
    expect(await contact.boundingBox()).toEqual(box);
  });

  test("the dropdown closes when a link is clicked, before the page has loaded", {
    tag: "@slow",
  }, async ({ page }) => {
    await openAndWaitForApp(page, "/");
    const release = await holdRequests(page, podcastScript);
    await dropdown(page).click();
    const entry = header(page).getByRole("link", { name: /^Podcast/ });
    await entry.click();
    await expectPlaceholderOnTop(page);
    await expect(entry).toBeHidden();
    await release();
    await expect(page).toHaveURL("/podcast");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const menu = (page: Page) => page.getByRole("dialog", { name: "Main menu" });

  /** Returns the button and the links of a submenu, open or closed. */
  function submenu(page: Page, title: string) {
    const group = menu(page).locator("details", { hasText: title });
    return { button: group.locator("summary"), links: group.locator("a") };
  }

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
  });

  test("the menu slides in from the edge of the window, and out again", { tag: "@slow" }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    /** Clicks a button and returns the CSS properties of the menu that are in transition a frame later. */
    const transitionsAfter = (button: string) =>
      page.getByRole("button", { name: button }).evaluate(async (element) => {
        if (element instanceof HTMLElement) element.click();
        await new Promise(requestAnimationFrame);
        const animations = document.querySelector('dialog[aria-label="Main menu"]')?.getAnimations() ?? [];
        return animations
          .filter((animation) => animation instanceof CSSTransition)
          .map(({ transitionProperty }) => transitionProperty);
      });
    expect(await transitionsAfter("Open menu")).toContain("translate");
    await expect.poll(async () => (await menu(page).boundingBox())?.x).toBe(0);
    expect(await transitionsAfter("Close menu")).toContain("translate");
    await expect(menu(page)).toBeHidden();
  });

  test("the phone menu closes when a link is tapped, before the page has loaded", async ({ page }) => {
    await openAndWaitForApp(page, "/");
    const release = await holdRequests(page, podcastScript);
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu(page).getByText("Resources").click();
    await menu(page).getByRole("link", { name: "Podcast" }).click();
    await expectPlaceholderOnTop(page);
    await expect(menu(page)).toBeHidden();
    await release();
    await expect(page).toHaveURL("/podcast");
  });

  test("a menu opened before the app started closes by its button, or with a link", {
    tag: "@slow",
  }, async ({ page }) => {
    const release = await holdRequests(page, /\/static\/js\/entry\.client-[^/]*\.js$/);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(menu(page)).toBeVisible();
    await release();
    await waitForApp(page);
    await menu(page).getByRole("button", { name: "Close menu" }).click();
    await expect(menu(page)).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu(page).getByText("Resources").click();
    await menu(page).getByRole("link", { name: "Podcast" }).click();
    await expect(page).toHaveURL("/podcast");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });
});
