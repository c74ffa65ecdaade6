import { runningStack } from "./stack/running-stack.ts";
import { expect, test } from "./stack/test.ts";

// Bytes over the wire of a first visit, compressed. React and its router are about 110 KB of the scripts.
const budgets = { document: 20_000, fonts: 75_000, scripts: 150_000, styles: 20_000 };

test("a first visit to the home page stays within its budget and asks nobody else", async ({ page }) => {
  const origins = new Set<string>();
  const sizes: Record<keyof typeof budgets, number> = { document: 0, fonts: 0, scripts: 0, styles: 0 };
  const kinds: Record<string, keyof typeof budgets> = {
    document: "document",
    font: "fonts",
    script: "scripts",
    stylesheet: "styles",
  };
  page.on("requestfinished", async (request) => {
    origins.add(new URL(request.url()).origin);
    const kind = kinds[request.resourceType()];
    if (kind) sizes[kind] += (await request.sizes()).responseBodySize;
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect([...origins]).toEqual([runningStack().siteUrl]);
  for (const [kind, budget] of Object.entries(budgets)) {
    expect(sizes[kind as keyof typeof budgets], `bytes of ${kind}`).toBeLessThanOrEqual(budget);
  }
});

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
