import { expect, test } from "./stack/test.ts";

for (const address of ["/", "/about", "/investor", "/media", "/newsletter", "/podcast"]) {
  test(`nothing moves while ${address} loads`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { movement: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("value" in entry && typeof entry.value === "number") {
            Object.assign(window, { movement: Number(Reflect.get(window, "movement")) + entry.value });
          }
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address, { waitUntil: "networkidle" });
    expect(await page.evaluate(() => Reflect.get(window, "movement"))).toBeLessThan(0.02);
  });
}
