import type { Page } from "@playwright/test";

/** Starts measuring layout shift (CLS) and returns a function that reads it. */
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
