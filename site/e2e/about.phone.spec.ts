import { openStarted } from "./stack/navigation.ts";
import { expect, test } from "./stack/test.ts";

test("testimonials advance every 3000 ms on a phone", { tag: "@slow" }, async ({ page }) => {
  await page.clock.install();
  // The app starts on an animation frame, and a stopped clock has none.
  await openStarted(page, "/about");
  await page.clock.pauseAt(Date.now() + 60_000);
  const section = page.locator("section", {
    has: page.getByRole("heading", { name: "Client testimonials" }),
  });
  const carousel = section.getByRole("region", { name: "Client testimonials" });
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  const slides = carousel.locator("figure");
  await expect(slides).toHaveCount(2);
  const expectSlide = (number: number) =>
    expect(carousel.locator("figure:not([inert])")).toHaveAccessibleName(`${number} of 2`);
  // The slide timer starts once the browser reports the slide as visible.
  await expect(carousel.locator("[aria-live=off]")).toHaveCount(1);
  await expectSlide(1);
  await page.clock.runFor(2990);
  await expectSlide(1);
  await page.clock.runFor(20);
  await expectSlide(2);
  await page.clock.runFor(3000);
  await expectSlide(1);
  await expect(section.getByRole("button", { name: "Previous slide" })).toBeVisible();
  await section.getByRole("button", { name: "Previous slide" }).click();
  await expectSlide(2);
});
