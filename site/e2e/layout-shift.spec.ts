import { watchMovement } from "./stack/layout-shift.ts";
import { expect, test } from "./stack/test.ts";

for (const address of ["/", "/about", "/investor", "/media", "/newsletter", "/podcast"]) {
  test(`nothing moves while ${address} loads`, async ({ page }) => {
    const movement = await watchMovement(page);
    await page.goto(address, { waitUntil: "networkidle" });
    expect(await movement()).toBeLessThan(0.02);
  });
}
