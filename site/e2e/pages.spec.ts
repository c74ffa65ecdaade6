import type { Page } from "@playwright/test";
import { pages } from "../testing/routes.ts";
import { openBeforeHydration } from "./stack/before-hydration.ts";
import { openAndWaitForApp } from "./stack/navigation.ts";
import { stackUrls } from "./stack/running-stack.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./stack/test.ts";

test.use({ viewport: { width: 360, height: 664 } });

/** Pages whose tables or cards have another layout from a width of 768 px. */
const pagesWithWideLayout: readonly string[] = [
  "/portfolio",
  "/current-project",
  "/investment-opportunity-in-south-dakota",
  "/property-investment-opportunity",
];

/** Returns name, position and size of each part of the page. */
function boxesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(section, h2, h3, p, li, tr, summary, picture), footer")]
      .filter(
        (element) =>
          element.checkVisibility() && !element.matches("[data-pdf-frame] p, [data-form-link-bar] p"),
      )
      .map((element) => {
        const { height, left, top, width } = element.getBoundingClientRect();
        const box = [left + scrollX, top + scrollY, width, height].map(
          (length) => Math.round(length * 10) / 10,
        );
        return `${element.tagName} ${element.id} ${box.join(" ")}`;
      }),
  );
}

/**
 * Returns texts that extend beyond the left or right edge of the window, except in elements that scroll sideways and
 * texts for screen readers.
 */
function unreachableTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement));
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      (element.matches("[inert]") ||
        getComputedStyle(element).clipPath !== "none" ||
        isForScreenReaders(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const unreachable: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent: text } = walker.currentNode;
      if (!parent || !text?.trim() || !parent.checkVisibility()) continue;
      if (isForScreenReaders(parent) || isInScroller(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1)
        unreachable.push(`${text.trim().slice(0, 40)} (${left} to ${right})`);
    }
    return unreachable;
  });
}

/** Scrolls down four times, and returns the kinds of the animations that run longer than 1 ms. */
async function animationsOnScroll(page: Page): Promise<string[]> {
  const animations: string[] = [];
  for (let step = 0; step < 4; step += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(60);
    animations.push(
      ...(await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect, playState }) => {
            const timing = effect?.getComputedTiming();
            return playState === "running" && Number(timing?.activeDuration ?? 0) > 1;
          })
          .map((animation) => animation.constructor.name),
      )),
    );
  }
  return animations;
}

for (const path of pages) {
  test(`${path} is accessible and fits on a phone, shows its pictures, and does not shift when its scripts arrive`, async ({
    allowedErrors,
    page,
  }) => {
    allowedErrors.push(/404 \(Not Found\)/);
    const hydrate = await openBeforeHydration(page, path);
    await test.step("nothing shifts when the scripts arrive", async () => {
      const boxesBefore = await boxesOf(page);
      await hydrate();
      expect.soft(await boxesOf(page)).toEqual(boxesBefore);
    });
    const unloadedPictures = await page
      .locator("img:not(dialog *)")
      .evaluateAll((images) =>
        images.flatMap((image) => (Reflect.get(image, "naturalWidth") > 0 ? [] : image.outerHTML)),
      );
    expect.soft(unloadedPictures).toEqual([]);
    await expectFitAndAccessible(page);
  });
}

for (const path of new Set([...pages, ...pagesWithWideLayout])) {
  test(`${path} is accessible on wide windows, fits narrow ones, and respects reduced motion`, {
    tag: "@slow",
  }, async ({ allowedErrors, page }) => {
    allowedErrors.push(/404 \(Not Found\)/);
    await openAndWaitForApp(page, path);
    for (const [name, viewport] of [
      ["at 320 px", { width: 320, height: 256 }],
      ["at 200 % zoom", { width: 640, height: 400 }],
    ] as const) {
      await test.step(`${name} needs no sideways scrolling`, async () => {
        await page.setViewportSize(viewport);
        await expectNoSidewaysScrolling(page);
        expect.soft(await unreachableTexts(page), `texts out of reach ${name}`).toEqual([]);
      });
    }
    for (const width of pagesWithWideLayout.includes(path) ? [768, 1280] : [1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFitAndAccessible(page);
    }
    await test.step("respects reduced motion", async () => {
      expect(await animationsOnScroll(page)).toEqual([]);
    });
  });
}

async function expectFitAndAccessible(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  await test.step(`has no accessibility violation at ${width} px and scrolls one way only`, async () => {
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });
}

test("the sticky bar covers no element that the Tab key reaches", async ({ page }) => {
  await openAndWaitForApp(page, "/about");
  const covered: string[] = [];
  let isBeforeFooter = true;
  while (isBeforeFooter) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const { height, left, top } = element?.getBoundingClientRect() ?? new DOMRect();
      const topmost = document.elementFromPoint(left + 8, top + height / 2);
      return {
        isCovered: topmost?.closest("[data-form-link-bar]") !== null && !element?.contains(topmost),
        isBeforeFooter: element?.closest("footer") === null,
        text: element?.textContent ?? "",
      };
    });
    if (focused.isCovered) covered.push(focused.text);
    isBeforeFooter = focused.isBeforeFooter;
  }
  expect(covered).toEqual([]);
});

test("pages of a live site without content are accessible and fit on a phone", { tag: "@slow" }, async ({
  page,
}) => {
  for (const path of ["/about", "/blogs", "/jefferson-reserve-phase-2", "/media"]) {
    await openAndWaitForApp(page, stackUrls().liveUrl + path);
    await expectFitAndAccessible(page);
  }
});
