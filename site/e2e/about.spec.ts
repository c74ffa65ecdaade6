import { openAndWaitForApp } from "./stack/navigation.ts";
import { pictureCarousel, shownSlide } from "./stack/slides.ts";
import { expect, expectAccessible, test } from "./stack/test.ts";

test.use({ reducedMotion: "no-preference" });

test("results open enlarged, stay open on a click on the picture, and close on Escape or a click outside", async ({
  page,
}) => {
  await page.goto("/about");
  const results = page.locator("section", { has: page.getByRole("heading", { name: "The Results" }) });
  const pictures = results.getByRole("button", { name: /^Enlarge/ });
  await expect(pictures).toHaveCount(5);
  await results.getByText("Five more").click();
  await expect(pictures).toHaveCount(10);
  const third = pictures.nth(2);
  const dialog = page.getByRole("dialog", { name: "Enlarged picture" });

  await third.click();
  await expect(dialog).toContainText("3 / 10");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await expectAccessible(page);

  await dialog.getByRole("img").click();
  await dialog.locator("[id$=caption]").click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("4 / 10");
  await dialog.getByRole("button", { name: "Previous picture" }).click();
  await expect(dialog).toContainText("3 / 10");

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(third).toBeFocused();

  const positionOnPage = () =>
    page.evaluate(() => [scrollY, document.querySelector("h2")?.getBoundingClientRect().left]);
  const positionBefore = await positionOnPage();
  await third.press("Enter");
  await expect(dialog).toBeVisible();
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 500);
  expect(await positionOnPage(), "the page behind does not scroll").toEqual(positionBefore);
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();
  await expect(third).toBeFocused();
});

test("fourteen slides advance every 3000 ms, but not while hovered, focused or paused", async ({ page }) => {
  await page.clock.install();
  await openAndWaitForApp(page, "/about");
  await page.clock.pauseAt(Date.now() + 60_000);
  const carousel = pictureCarousel(page);
  const pause = carousel.getByRole("button", { name: "Pause slides" });
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await expect(carousel.locator("figure")).toHaveCount(14);
  const expectSlide = (number: number) =>
    expect(shownSlide(carousel)).toHaveAccessibleName(`${number} of 14`);
  await expectSlide(1);
  // The slide timer starts once the browser reports the slide as visible.
  await expect(carousel.locator("[aria-live=off]")).toHaveCount(1);

  await page.clock.runFor(2990);
  await expectSlide(1);
  await page.clock.runFor(20);
  await expectSlide(2);
  await page.clock.runFor(3000);
  await expectSlide(3);

  await pause.focus();
  await page.clock.runFor(9000);
  await expectSlide(3);
  await pause.blur();
  await page.clock.runFor(3000);
  await expectSlide(4);

  await carousel.hover();
  await page.clock.runFor(9000);
  await expectSlide(4);

  await pause.click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(9000);
  await expectSlide(4);

  await carousel.getByRole("button", { name: "Play slides" }).click();
  await page.clock.runFor(3010);
  await expectSlide(5);
});

test("the keyboard moves through the slides; a slide opens enlarged and stays current", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAndWaitForApp(page, "/about#founder");
  const carousel = pictureCarousel(page);
  const next = carousel.getByRole("button", { name: "Next slide" });
  await expect(carousel.getByRole("button", { name: "Play slides" })).toBeVisible();
  await carousel.getByRole("button", { name: "Previous slide" }).press("Enter");
  await expect(shownSlide(carousel)).toHaveAccessibleName("14 of 14");
  await expect(shownSlide(carousel).getByRole("img")).toBeInViewport();
  await next.press("Enter");
  await expect(shownSlide(carousel)).toHaveAccessibleName("1 of 14");
  await next.press("Enter");
  await expect(shownSlide(carousel)).toHaveAccessibleName("2 of 14");
  await shownSlide(carousel)
    .getByRole("button", { name: /^Enlarge/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Enlarged picture" });
  await expect(dialog).toContainText("2 / 14");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(shownSlide(carousel)).toHaveAccessibleName("2 of 14");
});

test("testimonials form a row on wide screens, and advance every 3000 ms on a phone", {
  tag: "@slow",
}, async ({ page }) => {
  await page.clock.install();
  await openAndWaitForApp(page, "/about");
  const carousel = page.getByRole("region", { name: "What investors ask us" });
  const shown = shownSlide(carousel);
  const previous = page.locator("section", { has: carousel }).getByRole("button", { name: "Previous slide" });
  await expect(shown).toHaveCount(2);
  const [first, second] = await Promise.all((await shown.all()).map((slide) => slide.boundingBox()));
  expect(second?.y).toBe(first?.y);
  await expect(previous).toBeHidden();

  await page.setViewportSize({ width: 390, height: 664 });
  await openAndWaitForApp(page, "/about");
  await page.clock.pauseAt(Date.now() + 60_000);
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  // The slide timer starts once the browser reports the slide as visible.
  await expect(carousel.locator("[aria-live=off]")).toHaveCount(1);
  await expect(shown).toHaveAccessibleName("1 of 2");
  await page.clock.runFor(2990);
  await expect(shown).toHaveAccessibleName("1 of 2");
  await page.clock.runFor(20);
  await expect(shown).toHaveAccessibleName("2 of 2");
  await page.clock.runFor(3000);
  await expect(shown).toHaveAccessibleName("1 of 2");
  await previous.click();
  await expect(shown).toHaveAccessibleName("2 of 2");
});
