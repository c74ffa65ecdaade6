import type { Page } from "@playwright/test";

/** Sums the layout shifts of the page opened next. Returns a function that reads the sum, which is at least the CLS. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && typeof entry.value === "number") {
          Object.assign(window, { layoutShift: Number(Reflect.get(window, "layoutShift")) + entry.value });
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "layoutShift")));
}
