import type { Locator, Page } from "@playwright/test";
import { waitForFontsAndPictures } from "./stack/fonts-and-pictures.ts";
import { openAndWaitForApp } from "./stack/navigation.ts";
import { stackUrls } from "./stack/running-stack.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./stack/test.ts";

/** The gallery shows landmarks several times. */
const exceptRules = ["landmark-unique"];

const gallery = () => `${stackUrls().galleryUrl}/gallery`;
const selectorOf = (title: string) => `[data-part="${title}"]`;
const part = (page: Page, title: string) => page.locator(selectorOf(title));

test("no component has an accessibility violation or is wider than the window", async ({ page }) => {
  await page.goto(gallery());
  await waitForFontsAndPictures(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, { exceptRules });
    await expectNoSidewaysScrolling(page);
  }
});

/** Selects what the Tab key must reach: all controls except unselected tabs. The gallery has no radio buttons. */
const tabStops = `:is(a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]):not(:disabled, [tabindex="-1"], [type="hidden"])`;

test("the Tab key reaches every control once, in order, with a visible focus", { tag: "@slow" }, async ({
  allowedErrors,
  page,
}) => {
  // The error screen is prefetched when its link gets focus.
  allowedErrors.push(/503 \(Service Unavailable\) \(.*\/gallery\/error\.data\)/);
  test.setTimeout(120_000);
  await openAndWaitForApp(page, gallery());
  await waitForFontsAndPictures(page);
  const expectedControls = await page
    .locator(tabStops)
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"),
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  const reachedControls: string[] = [];
  const controlsWithoutOutline: string[] = [];
  while (reachedControls.length <= expectedControls.length) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      // A card shows the focus of its link, and a slider shows the focus of its input.
      const candidates = [element, element.parentElement, element.closest("article")].filter(
        (candidate) => candidate !== null,
      );
      const hasOutline = candidates
        .flatMap((candidate) => [getComputedStyle(candidate), getComputedStyle(candidate, "::after")])
        .some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
        );
      return { html: element.outerHTML.slice(0, 120), hasOutline };
    });
    if (!focus) break;
    reachedControls.push(focus.html);
    if (!focus.hasOutline) controlsWithoutOutline.push(focus.html);
  }
  expect(reachedControls).toEqual(expectedControls);
  expect(controlsWithoutOutline).toEqual([]);
});

async function press(page: Page, control: Locator, key: string): Promise<void> {
  await control.focus();
  await page.keyboard.press(key);
}

test("toasts, accordion and newsletter tabs work by keyboard, without an accessibility violation", {
  tag: "@slow",
}, async ({ page }) => {
  await openAndWaitForApp(page, gallery());
  await press(page, page.getByRole("button", { name: "Show an error", exact: true }), "Enter");
  const toast = page.getByRole("alert").filter({ hasText: "newsletter could not be found" });
  await expect(toast).toBeVisible();
  await toast.getByRole("button", { name: "Close this message" }).focus();
  await expectAccessible(page, { within: ".Toastify" });
  await page.keyboard.press("Enter");
  await expect(toast).toBeHidden();

  const accordion = part(page, "Accordion");
  await press(page, accordion.locator("summary").first(), "Enter");
  await expect(accordion.getByText("About 3¾ years")).toBeVisible();
  await expectAccessible(page, { within: selectorOf("Accordion") });
  await page.keyboard.press("Space");
  await expect(accordion.getByText("About 3¾ years")).toBeHidden();

  const tabs = part(page, "Newsletter").getByRole("tab");
  await press(page, tabs.first(), "ArrowDown");
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("End");
  await expect(tabs.last()).toBeFocused();
  await expectAccessible(page, { within: selectorOf("Newsletter") });
});

test("videos play from the keyboard, and load nothing until then", async ({ page }) => {
  const requestedUrls: string[] = [];
  await page.route(/^https:\/\/[^/]*(?:google|youtube|ytimg)/, (route) => {
    requestedUrls.push(route.request().url());
    return route.fulfill({ body: "<title>Video</title>", contentType: "text/html" });
  });
  await openAndWaitForApp(page, gallery());
  await waitForFontsAndPictures(page);
  expect(requestedUrls).toEqual([]);
  const video = part(page, "Video");
  await press(page, video.getByRole("button", { name: "Play How we build" }), "Enter");
  await expect(video.locator("iframe")).toBeFocused();
  expect(requestedUrls).toEqual([expect.stringContaining("youtube-nocookie.com/embed/")]);
  const text = part(page, "Text of a post");
  const play = text.getByRole("button", { name: "Play: A walk through the site" });
  await expect(play).toContainText("Loads from YouTube when you press play.");
  await play.press("Enter");
  await expect(text.locator("iframe")).toHaveAttribute("title", "A walk through the site");
  await expect(text.locator("iframe")).toBeFocused();
  expect(requestedUrls.at(-1)).toBe("https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  /** Components that have no text without scripts. */
  const emptyWithoutScripts = ["Range", "Toasts"];

  test("every component is visible and has text", { tag: "@slow" }, async ({ page }) => {
    await page.goto(gallery());
    const components = await page.locator("[data-part]").evaluateAll((parts) =>
      parts.map((part) => {
        const inside = part.querySelector(".gallery-shown");
        const height = inside?.getBoundingClientRect().height ?? 0;
        return {
          hasText: Boolean(inside?.textContent.trim()),
          height,
          title: part.getAttribute("data-part") ?? "",
        };
      }),
    );
    expect(components.length).toBeGreaterThan(25);
    expect(components.filter(({ height }) => height <= 20)).toEqual([]);
    expect(
      components.filter(({ hasText, title }) => !hasText && !emptyWithoutScripts.includes(title)),
    ).toEqual([]);
    await part(page, "Accordion").locator("summary").first().click();
    await expect(part(page, "Accordion").getByText("About 3¾ years")).toBeVisible();
  });
});
