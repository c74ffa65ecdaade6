import type { Locator, Page } from "@playwright/test";
import { openStarted } from "./stack/navigation.ts";
import { runningStack } from "./stack/running-stack.ts";
import { settle } from "./stack/settle.ts";
import { expect, expectAccessible, test } from "./stack/test.ts";

/** The gallery shows landmarks several times. */
const exceptRules = ["landmark-unique"];

const gallery = () => `${runningStack().galleryUrl}/gallery`;
const selectorOf = (title: string) => `[data-part="${title}"]`;
const part = (page: Page, title: string) => page.locator(selectorOf(title));

test.use({ reducedMotion: "reduce" });

for (const width of [360, 1280]) {
  const details = width === 360 ? {} : { tag: "@slow" };
  test(`no part has an accessibility violation at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(gallery());
    await settle(page);
    await expectAccessible(page, { exceptRules });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test("the error screen has no accessibility violation", { tag: "@slow" }, async ({ allowedErrors, page }) => {
  allowedErrors.push(/503/);
  await page.goto(`${gallery()}/error`);
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByText("503 Service Unavailable")).toBeVisible();
  await expectAccessible(page);
});

/** Elements the Tab key must reach; of radio buttons and tabs, the selected one. */
const tabStops = `:is(a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]):not(:disabled, [tabindex="-1"], [type="hidden"])`;

test("the Tab key reaches every control once, in order, with a visible focus", { tag: "@slow" }, async ({
  allowedErrors,
  page,
}) => {
  // The error screen is prefetched when its link gets focus.
  allowedErrors.push(/503 \(Service Unavailable\) \(.*\/gallery\/error\.data\)/);
  test.setTimeout(120_000);
  await openStarted(page, gallery());
  await settle(page);
  const expected = await page
    .locator(tabStops)
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"),
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  const reached: string[] = [];
  const unmarked: string[] = [];
  while (reached.length <= expected.length) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      // A card shows the focus of its link, a range that of its input.
      const candidates = [element, element.parentElement, element.closest("article")].filter(
        (one) => one !== null,
      );
      const marked = candidates
        .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, "::after")])
        .some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
        );
      return { html: element.outerHTML.slice(0, 120), marked };
    });
    if (!focus) break;
    reached.push(focus.html);
    if (!focus.marked) unmarked.push(focus.html);
  }
  expect(reached).toEqual(expected);
  expect(unmarked).toEqual([]);
});

interface Operation {
  readonly name: string;
  readonly operate: (page: Page) => Promise<void>;
}

async function press(page: Page, control: Locator, key: string): Promise<void> {
  await control.focus();
  await page.keyboard.press(key);
}

/** Each interactive component, operated by keyboard, and the state it opens. */
const operations: readonly Operation[] = [
  {
    name: "resources menu",
    operate: async (page) => {
      const menu = page.locator("details[name=header-dropdown]");
      await press(page, menu.locator("summary"), "Enter");
      await expect(menu.getByRole("link", { name: "Podcast" })).toBeVisible();
      await expectAccessible(page, { within: "header" });
      await page.keyboard.press("Escape");
      await expect(menu.getByRole("link", { name: "Podcast" })).toBeHidden();
      await expect(menu.locator("summary")).toBeFocused();
    },
  },
  {
    name: "fields",
    operate: async (page) => {
      const fields = part(page, "Fields");
      await press(page, fields.getByLabel("Ticked.", { exact: true }), "Space");
      await expect(fields.getByLabel("Ticked.", { exact: true })).not.toBeChecked();
      await press(page, fields.getByLabel("Reason", { exact: true }).first(), "ArrowUp");
      await expect(fields.getByLabel("Reason", { exact: true }).first()).toHaveValue("invest");
    },
  },
  {
    name: "range",
    operate: async (page) => {
      const range = part(page, "Range").getByRole("slider");
      await press(page, range, "ArrowRight");
      await expect(range).toHaveValue("105000");
      await page.keyboard.press("End");
      await expect(range).toHaveValue("250000");
    },
  },
  {
    name: "error summary",
    operate: async (page) => {
      await press(page, page.getByRole("button", { name: "Show an error summary" }), "Enter");
      const summary = page.getByRole("alert").filter({ hasText: "Please check 2 fields." });
      await expect(summary).toBeFocused();
      await expectAccessible(page, { within: selectorOf("Error summary, success") });
      await press(page, summary.getByRole("link").first(), "Enter");
      await expect(page.locator("#field-wrong")).toBeFocused();
    },
  },
  {
    name: "toasts",
    operate: async (page) => {
      await press(page, page.getByRole("button", { name: "Show an error", exact: true }), "Enter");
      const toast = page.getByRole("alert").filter({ hasText: "newsletter could not be found" });
      await expect(toast).toBeVisible();
      await toast.getByRole("button", { name: "Close this message" }).focus();
      await expectAccessible(page, { within: ".Toastify" });
      await page.keyboard.press("Enter");
      await expect(toast).toBeHidden();
    },
  },
  {
    name: "form with mistakes",
    operate: async (page) => {
      await press(page, page.locator("#bottom-submit"), "Enter");
      const form = page.locator("form", { has: page.locator("#bottom-email") });
      await expect(form.getByRole("alert")).toBeFocused();
      await expectAccessible(page, { within: "form:has(#bottom-email)" });
    },
  },
  {
    name: "accordion",
    operate: async (page) => {
      const accordion = part(page, "Accordion");
      await press(page, accordion.locator("summary").first(), "Enter");
      await expect(accordion.getByText("About 3¾ years")).toBeVisible();
      await expectAccessible(page, { within: selectorOf("Accordion") });
      await page.keyboard.press("Space");
      await expect(accordion.getByText("About 3¾ years")).toBeHidden();
    },
  },
  {
    name: "lightbox",
    operate: async (page) => {
      const opener = part(page, "Picture that enlarges, lightbox").getByRole("button").first();
      await press(page, opener, "Enter");
      const lightbox = page.getByRole("dialog", { name: "Enlarged picture" });
      await expect(lightbox.getByText("1 / 3")).toBeVisible();
      await expectAccessible(page, { within: "dialog[open]" });
      await page.keyboard.press("ArrowRight");
      await expect(lightbox.getByText("2 / 3")).toBeVisible();
      await press(page, lightbox.getByRole("button", { name: "Previous picture" }), "Space");
      await expect(lightbox.getByText("1 / 3")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(lightbox).toBeHidden();
      await expect(opener).toBeFocused();
    },
  },
  {
    name: "carousel",
    operate: async (page) => {
      const carousel = part(page, "Carousel with pause");
      const count = carousel.locator("[data-slide-count]");
      await press(page, carousel.getByRole("button", { name: "Next slide" }), "Enter");
      await expect(count).toContainText("2");
      await press(page, carousel.getByRole("button", { name: "Previous slide" }), "Enter");
      await expect(count).toContainText(/^Slide 1\b/);
      await press(page, carousel.getByRole("button", { name: "Play slides" }), "Enter");
      await expect(carousel.getByRole("button", { name: "Pause slides" })).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(carousel.getByRole("button", { name: "Play slides" })).toBeVisible();
      await expectAccessible(page, { within: selectorOf("Carousel with pause") });
    },
  },
  {
    name: "newsletter tabs",
    operate: async (page) => {
      const tabs = part(page, "Newsletter").getByRole("tab");
      await press(page, tabs.first(), "ArrowDown");
      await expect(tabs.nth(1)).toBeFocused();
      await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("End");
      await expect(tabs.last()).toBeFocused();
      await expectAccessible(page, { within: selectorOf("Newsletter") });
    },
  },
  {
    name: "calculator",
    operate: async (page) => {
      const calculator = part(page, "Calculator");
      await press(page, calculator.getByRole("slider").first(), "End");
      await expect(calculator.getByText("$250,000").first()).toBeVisible();
      await expectAccessible(page, { within: selectorOf("Calculator") });
    },
  },
  {
    name: "self-check",
    operate: async (page) => {
      const selfCheck = part(page, "Self-check");
      await press(page, selfCheck.locator("summary").first(), "Enter");
      await press(page, selfCheck.getByRole("checkbox").first(), "Space");
      await expect(selfCheck.getByRole("checkbox").first()).toBeChecked();
      await expect(selfCheck.getByRole("status")).not.toContainText("Open a test");
      await expectAccessible(page, { within: selectorOf("Self-check") });
    },
  },
  {
    name: "podcast player",
    operate: async (page) => {
      await press(page, part(page, "Podcast").getByRole("button", { name: /^Play/ }).first(), "Enter");
      const player = page.getByRole("region", { name: "Player" });
      await expect(player).toBeVisible();
      await press(page, player.getByRole("button", { name: /Speed/ }), "Enter");
      await expect(player.getByRole("button", { name: /Speed/ })).toContainText("1.25x");
      await press(page, player.getByRole("slider", { name: "Position" }), "End");
      await expectAccessible(page, { within: "[aria-label=Player]" });
    },
  },
];

for (const { name, operate } of operations) {
  test(`${name}: works by keyboard, without an accessibility violation`, { tag: "@slow" }, async ({
    page,
  }) => {
    await openStarted(page, gallery());
    await operate(page);
  });
}

test("a video plays from the keyboard, and loads nothing until then", { tag: "@slow" }, async ({ page }) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: "<title>Video</title>", contentType: "text/html" });
  });
  await page.goto(gallery());
  const video = part(page, "Video");
  await settle(page);
  expect(asked).toEqual([]);
  await press(page, video.getByRole("button"), "Enter");
  await expect(video.locator("iframe")).toBeFocused();
  expect(asked).toEqual([expect.stringContaining("youtube-nocookie.com/embed/")]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  /** Components that need scripts. */
  const scripted = ["Range", "Toasts"];

  test("every component is visible and has text", { tag: "@slow" }, async ({ page }) => {
    await page.goto(gallery());
    for (const one of await page.locator("[data-part]").all()) {
      const title = (await one.getAttribute("data-part")) ?? "";
      const shown = one.locator(".gallery-shown");
      await expect.soft(shown, title).toBeVisible();
      const { height = 0 } = (await shown.boundingBox()) ?? {};
      expect.soft(height, `height of ${title}`).toBeGreaterThan(20);
      if (scripted.includes(title)) continue;
      await expect.soft(shown, title).not.toHaveText("");
    }
  });

  test("links replace what needs scripts to play", { tag: "@slow" }, async ({ page }) => {
    await page.goto(gallery());
    await expect(part(page, "Video").getByRole("link")).toHaveAttribute("href", /youtube\.com\/watch/);
    await part(page, "Accordion").locator("summary").first().click();
    await expect(part(page, "Accordion").getByText("About 3¾ years")).toBeVisible();
  });
});
