import type { Page } from "@playwright/test";
import { picturesIn } from "./stack/pictures.ts";
import { runningStack } from "./stack/running-stack.ts";
import { settle } from "./stack/settle.ts";
import { expect, test } from "./stack/test.ts";

test.use({ reducedMotion: "reduce" });

const sectionOf = (page: Page, title: string) =>
  page.locator("main section", { has: page.getByRole("heading", { name: title }) });

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    expect.stringMatching(new RegExp(`^${name}-${String(index + 1).padStart(2, "0")}\\.[^ ]+$`)),
  );

for (const [address, title, picture] of [
  ["/blogs", "Blog", "banner-blog"],
  ["/contact", "We'd Like to hear from you", "banner-contact"],
  ["/media", "Media", "gallery-12"],
] as const) {
  test(`the banner of ${address} is its title on its picture`, async ({ page }) => {
    await page.goto(address);
    const banner = page.locator("main header").filter({ has: page.locator("h1") });
    const heading = banner.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(title);
    expect(await picturesIn(banner)).toEqual([expect.stringMatching(new RegExp(`^${picture}\\.[^ ]+$`))]);
    const [ground, words] = await Promise.all([banner.locator("img").boundingBox(), heading.boundingBox()]);
    if (!ground || !words) throw new Error("no banner");
    // The title lies on the picture, which is as wide as the window.
    expect(ground.width).toBeGreaterThanOrEqual(page.viewportSize()?.width ?? Number.POSITIVE_INFINITY);
    expect(words.y).toBeGreaterThanOrEqual(ground.y);
    expect(words.y).toBeLessThan(ground.y + ground.height);
  });
}

const portraits = ["monogram-a.svg", "monogram-b.svg", "monogram-c.svg"];

test("portraits, results, numbered gallery pictures and partners' logos stand on /about", async ({
  page,
}) => {
  await page.goto("/about");
  await settle(page);
  expect(await picturesIn(sectionOf(page, "The team"))).toEqual(portraits);
  expect(await picturesIn(sectionOf(page, "The Results"))).toEqual(numbered("results", 10));
  const slides = page.getByRole("region", { name: "Pictures of our communities" });
  expect(await picturesIn(slides)).toEqual(numbered("gallery", 14));
  expect(await picturesIn(sectionOf(page, "Our Partners"))).toEqual([
    "logo-partner-1.svg",
    "logo-partner-2.svg",
  ]);
});

test("the second phase shows building, partners' logos and the team's portraits", async ({ page }) => {
  await page.goto("/jefferson-reserve-phase-2");
  await settle(page);
  expect(await picturesIn(page.getByRole("region", { name: "Our partners on this project" }))).toEqual([
    expect.stringMatching(/^gallery-16\.[^ ]+$/),
    expect.stringMatching(/^gallery-15\.[^ ]+$/),
    "logo-partner-1.svg",
    "logo-partner-2.svg",
    ...portraits,
  ]);
  expect(await picturesIn(sectionOf(page, "Leadership"))).toEqual(portraits);
});

test("the home page's three project cards show their own pictures", async ({ page }) => {
  await page.goto("/");
  await settle(page);
  expect(await picturesIn(sectionOf(page, "Ongoing Projects"))).toEqual([
    expect.stringMatching(/^project-bluestem-reserve\.[^ ]+$/),
    expect.stringMatching(/^project-jefferson-reserve-phase-2\.[^ ]+$/),
    expect.stringMatching(/^project-foss-fields-phase-1\.[^ ]+$/),
  ]);
});

test("the podcast shows its hosts and a picture for each episode", async ({ page }) => {
  await page.goto("/podcast");
  await settle(page);
  const shown = (await picturesIn(page.getByRole("main"))).sort();
  expect(shown).toEqual([
    expect.stringMatching(/^banner-video\.[^ ]+$/),
    "monogram-a.svg",
    "monogram-c.svg",
    ...numbered("podcast", 3),
  ]);
});

test("the next step from the current projects stands beside their background", async ({ page }) => {
  await page.goto("/current-project");
  await settle(page);
  const nextStep = page.locator("main section", {
    has: page.getByRole("heading", { name: "The next step" }),
  });
  expect(await picturesIn(nextStep)).toEqual([expect.stringMatching(/^current-projects-background\.[^ ]+$/)]);
});

test("a project that is sold carries the stamp", async ({ page }) => {
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
