import { expect, test } from "./stack/test.ts";

const address = "/property-investment-opportunity";

test("the page's sections stand in the specified order", async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Speak with an expert",
    "Why Midwest apartments",
    "Three reasons",
    "Future projects",
    "Four steps to invest",
    "The people you will talk with",
    "Connect with us when you are ready.",
    "Talk with us about the Midwest",
  ]);
});

test("the four reasons for the Midwest, the three reasons to invest and the four steps", async ({ page }) => {
  await page.goto(address);
  const titles = [
    ["Steadier pricing", "Lower cost basis", "Local knowledge", "Less competition"],
    ["Income potential", "Tax treatment", "Long-term value"],
    ["Learn", "Confirm", "Commit", "Follow"],
  ].flat();
  for (const name of titles) {
    await expect(page.getByRole("heading", { exact: true, level: 3, name })).toBeVisible();
  }
});

test("six cities are to be announced in 2026 and five in 2027", async ({ page }) => {
  await page.goto(address);
  for (const [name, words, cities] of [
    ["2026", "Six cities, to be announced", 6],
    ["2027", "Five cities, to be announced", 5],
  ] as const) {
    const year = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await expect(year).toContainText(words);
    await expect(year.locator("[data-slot]")).toHaveCount(cities);
  }
});

test("the page opens on its map, whose labels can be read on a phone", async ({ page }) => {
  await page.goto(address);
  const map = page.getByRole("img", { name: /^Map of the upper Midwest with Sioux Falls/ });
  await expect(map).toBeVisible();
  for (const width of [360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const sizes = await map.evaluate((drawing: SVGSVGElement) => {
      const scale = drawing.getScreenCTM()?.a ?? 0;
      return [...drawing.querySelectorAll("text")].map(
        (label) => Number.parseFloat(getComputedStyle(label).fontSize) * scale,
      );
    });
    expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(12);
    const box = await map.boundingBox();
    expect(box?.x, `${width} px`).toBeGreaterThan(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThan(width);
  }
});

test("“Invest Now” opens the investor portal in a new tab", async ({ page }) => {
  await page
    .context()
    .route("https://portal.switchgrass.example/**", (route) =>
      route.fulfill({ body: "The investor portal", contentType: "text/plain" }),
    );
  await page.goto(address);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Invest Now (opens in a new tab)" }).click();
  await expect(await opened).toHaveURL("https://portal.switchgrass.example/");
  await expect(page).toHaveURL(address);
});

test("the page ends in the contact form", async ({ page }) => {
  await page.goto(address);
  await expect(page.locator("main form").last().locator("#bottom-email")).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Ask us anything before you commit a dollar." }),
  ).toHaveCount(0);
});
