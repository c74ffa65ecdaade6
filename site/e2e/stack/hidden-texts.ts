import type { Page } from "@playwright/test";

/** Returns the starts of transparent texts: those in or above the window, and those below it. */
export function hiddenTexts(page: Page): Promise<{ inWindow: string[]; below: string[] }> {
  return page.evaluate(() => {
    const isTransparent = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).opacity === "0" || isTransparent(element.parentElement));
    const found = { inWindow: [] as string[], below: [] as string[] };
    for (const element of document.querySelectorAll("main :is(h1, h2, h3, p, li), footer :is(h2, p, li)")) {
      if (!element.checkVisibility() || !isTransparent(element)) continue;
      const where = element.getBoundingClientRect().top < innerHeight ? "inWindow" : "below";
      found[where].push(element.textContent.slice(0, 40));
    }
    return found;
  });
}
