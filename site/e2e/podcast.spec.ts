import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./stack/test.ts";

const latest = "The tree in the courtyard";
const earlierEpisode = "What a porch is worth";

/** Returns parts of the player, and a function that reads a property of an episode's audio; 0 is the latest episode. */
function playerOf(page: Page, index = 0) {
  const bar = page.getByRole("region", { name: "Player" });
  const read = (property: "currentTime" | "paused" | "playbackRate") =>
    page
      .locator("audio")
      .nth(index)
      .evaluate((audio, name) => Reflect.get(audio, name), property);
  return { bar, position: bar.getByRole("slider", { name: "Position" }), read };
}

test("an episode plays, pauses and resumes; another one replaces it at the same speed", async ({ page }) => {
  await page.goto("/podcast");
  const { bar, position, read } = playerOf(page);
  await expect(bar).toBeHidden();
  await page.getByRole("button", { name: `Play episode 3, ${latest}` }).click();
  await expect(bar.getByText(`Episode 3: ${latest}`)).toBeVisible();
  await expect.poll(() => read("currentTime")).toBeGreaterThan(0.5);
  await page.getByText("Show notes").first().click();
  await expect(page.getByText("What does a tree return to an investor?")).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Pause" }).click();
  await expect.poll(() => read("paused")).toBe(true);
  await expect(page.getByRole("button", { name: `Play episode 3, ${latest}` })).toBeVisible();
  await expect(position).toHaveAttribute("aria-valuetext", /^0:\d\d of 0:32$/);
  await bar.getByRole("button", { name: "Play" }).click();
  await expect.poll(() => read("paused")).toBe(false);

  await bar.getByRole("button", { name: "Speed" }).click();
  await page.getByRole("button", { name: `Play episode 2, ${earlierEpisode}` }).click();
  await expect(bar.getByText(`Episode 2: ${earlierEpisode}`)).toBeVisible();
  const second = playerOf(page, 1);
  await expect.poll(() => second.read("currentTime")).toBeGreaterThan(0.3);
  expect(await second.read("playbackRate")).toBe(1.25);
  expect(await read("paused")).toBe(true);

  // The bar does not cover the footer at the end of the page.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole("contentinfo").boundingBox();
  const barBox = await bar.boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((barBox?.y ?? 0) + 1);
});

test("episodes keep their positions, and the last one played stays in the bar, across pages", async ({
  page,
}) => {
  await page.goto("/podcast");
  const { bar, read } = playerOf(page);
  const second = playerOf(page, 1);
  await page.getByRole("button", { name: `Play episode 2, ${earlierEpisode}` }).click();
  await expect.poll(() => second.read("currentTime")).toBeGreaterThan(0.5);
  await page.getByRole("button", { name: `Play episode 3, ${latest}` }).click();
  await expect.poll(() => read("currentTime")).toBeGreaterThan(0.5);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(bar.getByText(`Episode 3: ${latest}`)).toBeVisible();
  expect(await read("currentTime")).toBeGreaterThan(0.5);
  expect(await second.read("currentTime")).toBeGreaterThan(0.5);
});

test("the controls for skipping, seeking and speed change the playback", { tag: "@slow" }, async ({
  page,
}) => {
  await page.goto("/podcast");
  const { bar, position, read } = playerOf(page);
  await page.getByRole("button", { name: `Play episode 3, ${latest}` }).click();
  await expect.poll(() => read("currentTime")).toBeGreaterThan(0);
  await bar.getByRole("button", { name: "Pause" }).click();
  await position.fill("20");
  await expect.poll(() => read("currentTime")).toBe(20);
  await bar.getByRole("button", { name: "−15 seconds" }).click();
  await expect.poll(() => read("currentTime")).toBe(5);
  await bar.getByRole("button", { name: "−15 seconds" }).click();
  await expect.poll(() => read("currentTime")).toBe(0);
  await position.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => read("currentTime")).toBe(1);
  await bar.getByRole("button", { name: "+30 seconds" }).press("Enter");
  await expect.poll(() => read("currentTime")).toBe(31);
  for (const speed of [1.25, 1.5, 2, 1]) {
    await bar.getByRole("button", { name: "Speed" }).press("Enter");
    await expect(bar.getByRole("button", { name: `Speed ${speed}x` })).toBeVisible();
    await expect.poll(() => read("playbackRate")).toBe(speed);
  }
});

test("after a return to the page, a paused episode can be skipped through and played from its new position", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto("/podcast");
  const { bar, position, read } = playerOf(page);
  await page.getByRole("button", { name: `Play episode 3, ${latest}` }).click();
  await expect.poll(() => read("currentTime")).toBeGreaterThan(0);
  await bar.getByRole("button", { name: "Pause" }).click();
  await position.fill("20");
  await page.getByRole("contentinfo").getByRole("link", { name: "Media" }).click();
  await expect(page).toHaveURL("/media");
  await page.goBack();
  await expect(bar.getByText(`Episode 3: ${latest}`)).toBeVisible();
  await expect(position).toHaveAttribute("aria-valuetext", "0:20 of 0:32");
  await bar.getByRole("button", { name: "+30 seconds" }).click();
  await expect(position).toHaveAttribute("aria-valuetext", "0:32 of 0:32");
  await bar.getByRole("button", { name: "−15 seconds" }).click();
  await bar.getByRole("button", { name: "Play" }).click();
  await expect.poll(() => read("currentTime")).toBeGreaterThan(17.2);
});

test("audio that fails to load shows an error and can be retried", { tag: "@slow" }, async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_FAILED/);
  await page.goto("/podcast");
  const { bar, read } = playerOf(page);
  await page.route("**/*.mp3", (route) => route.abort());
  await page.getByRole("button", { name: `Play episode 3, ${latest}` }).click();
  await expect(bar.getByRole("alert")).toHaveText("The audio did not load. Press play to try again.");
  await expectAccessible(page);
  await page.unroute("**/*.mp3");
  await bar.getByRole("button", { name: "Play" }).click();
  await expect.poll(() => read("currentTime")).toBeGreaterThan(0);
  await expect(bar.getByRole("alert")).toBeEmpty();
});
