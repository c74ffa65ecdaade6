import { openStarted } from "./stack/navigation.ts";
import { runningStack } from "./stack/running-stack.ts";
import { expect, test } from "./stack/test.ts";

test("the page opens on its map, with labels legible on a phone", async ({ page }) => {
  await page.goto("/property-investment-opportunity");
  const map = page.getByRole("img", { name: /^Map of the upper Midwest with Sioux Falls/ });
  await expect(map).toBeVisible();
  for (const width of [360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const sizes = await map.evaluate((drawing: SVGSVGElement) => {
      const scale = drawing.getScreenCTM()?.a ?? 0;
      const shown = [...drawing.querySelectorAll("text")].filter((label) => label.checkVisibility());
      return shown.map((label) => Number.parseFloat(getComputedStyle(label).fontSize) * scale);
    });
    expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(12);
    const box = await map.boundingBox();
    expect(box?.x, `${width} px`).toBeGreaterThan(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThan(width);
  }
});

test("the whole expert form of the second phase is in a desktop's first screen", async ({ page }) => {
  await page.goto("/jefferson-reserve-phase-2");
  const note = page.getByText(
    "We only use this to get back to you. We verify accreditation before anyone invests.",
  );
  await expect(note).toBeInViewport({ ratio: 1 });
});

test("a banner's title lies on its picture, which is as wide as the window", async ({ page }) => {
  for (const address of ["/blogs", "/contact", "/media"]) {
    await page.goto(address);
    const banner = page.locator("main header").filter({ has: page.locator("h1") });
    const [ground, words] = await Promise.all([
      banner.locator("img").boundingBox(),
      banner.getByRole("heading", { level: 1 }).boundingBox(),
    ]);
    if (!ground || !words) throw new Error("no banner");
    expect(ground.width).toBeGreaterThanOrEqual(page.viewportSize()?.width ?? Number.POSITIVE_INFINITY);
    expect(words.y).toBeGreaterThanOrEqual(ground.y);
    expect(words.y).toBeLessThan(ground.y + ground.height);
  }
});

test("a sold project has the stamp", async ({ page }) => {
  await page.goto(`${runningStack().galleryUrl}/gallery`);
  const card = page.getByRole("article").filter({ has: page.getByRole("img", { name: "Sold" }) });
  const stamp = card.first().getByRole("img", { name: "Sold" });
  await stamp.scrollIntoViewIfNeeded();
  await expect.poll(() => stamp.evaluate((image) => Reflect.get(image, "naturalWidth"))).toBeGreaterThan(0);
  const picture = await card.first().locator("picture img").boundingBox();
  const mark = await stamp.boundingBox();
  if (!picture || !mark) throw new Error("no stamp on a picture");
  expect(mark.x + mark.width).toBeGreaterThan(picture.x + picture.width - 40);
  expect(mark.y).toBeLessThan(picture.y + 40);
});

test("the loading placeholder is centered, and as high as the window", async ({ page }) => {
  await openStarted(page, "/");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/about.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "More About Us" }).click();
  const placeholder = page.getByText("loading...", { exact: true });
  await expect(placeholder).toBeVisible();
  await expect(async () => {
    const { height, middle, wordsMiddle } = await placeholder.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const box = element.getBoundingClientRect();
      const inside = words.getBoundingClientRect();
      return {
        height: box.height,
        middle: { x: innerWidth / 2, y: box.y + box.height / 2 },
        wordsMiddle: { x: inside.x + inside.width / 2, y: inside.y + inside.height / 2 },
      };
    });
    expect(height).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Number.POSITIVE_INFINITY);
    expect(wordsMiddle.x).toBeCloseTo(middle.x, -1);
    expect(wordsMiddle.y).toBeCloseTo(middle.y, -1);
  }).toPass({ timeout: 5_000 });
  release();
  await expect(page).toHaveURL("/about");
  await expect(placeholder).toBeHidden();
});
