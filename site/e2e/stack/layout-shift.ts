import type { Page } from "@playwright/test";

/** Sums the layout shifts of the page opened next; its CLS is at most this. Returns a function that reads the sum. */
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
