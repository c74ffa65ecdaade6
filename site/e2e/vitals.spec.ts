import { waitForApp } from "./stack/navigation.ts";
import { stackUrls } from "./stack/running-stack.ts";
import { expect, test } from "./stack/test.ts";

test("a browser reports a page's speed on leaving it, and nothing about the visitor", async ({ page }) => {
  // Playwright can miss a request that a page sends while it unloads, so the page also stores the report.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, text) => {
      sessionStorage.setItem("sent", String(text));
      return send(url, text);
    };
  });
  const measuring = page.waitForResponse(/\/vitals-[^/]*\.js$/);
  await page.goto("/about?utm_source=letter");
  await waitForApp(page);
  // The measuring script loads after the app.
  await measuring;
  await page.waitForLoadState("networkidle");
  await page.goto("/privacy-policy");
  const report: unknown = JSON.parse(await page.evaluate(() => sessionStorage.getItem("sent") ?? ""));
  expect(report).toEqual({
    page: "/about",
    connection: "4g",
    LCP: expect.any(Number),
    CLS: expect.any(Number),
  });
  expect(await page.context().cookies()).toEqual([]);
  await expect
    .poll(async () => (await fetch(stackUrls().metricsUrl)).text())
    .toMatch(/site_vitals_seconds_count\{page="\/about",connection="4g",vital="LCP"\} [1-9]/);
});
