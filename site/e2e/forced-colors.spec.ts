import type { Locator, Page } from "@playwright/test";
import sharp, { type Region } from "sharp";
import { openAndWaitForApp } from "./stack/navigation.ts";
import { expect, test } from "./stack/test.ts";

test.describe("in forced colors", () => {
  test.use({ forcedColors: "active" });

  test("links, buttons and fields have a visible focus", async ({ page }) => {
    await page.goto("/jefferson-reserve-phase-2");
    for (const control of [
      page.getByRole("link", { name: "About", exact: true }).first(),
      page.locator("#expert-submit"),
      page.locator("#expert-email"),
      page.getByRole("button", { name: "Enlarge" }).first(),
    ]) {
      const before = await surroundings(page, control);
      // Browsers show the focus of a link or button only after a key press.
      await page.keyboard.press("Tab");
      await control.focus();
      expect((await surroundings(page, control)).equals(before), `focus on ${control}`).toBe(false);
    }
  });

  test("progress bars and stat cards show different states in different shades", async ({ page }) => {
    // Before the app starts, the layout of later sections can move the bar during its screenshot.
    await openAndWaitForApp(page, "/");
    // Foss Fields is 60% funded.
    const bar = page.getByRole("progressbar", { name: "Foss Fields Phase 1, funded" });
    const picture = await bar.screenshot();
    const { height, width } = await sharp(picture).metadata();
    const slice = { height: height - 4, left: 0, top: 2, width: Math.floor(width / 4) };
    const doneLightness = await averageLightness(picture, { ...slice, left: 4 });
    const remainingLightness = await averageLightness(picture, { ...slice, left: Math.floor(width * 0.7) });
    expect(Math.abs(doneLightness - remainingLightness)).toBeGreaterThan(40);

    const drawings = page.locator("main svg[class*=drawn-]");
    const lightness = await Promise.all(
      (await drawings.all()).map(async (drawing) => averageLightness(await drawing.screenshot())),
    );
    const [built = 0, underWay = 0, planned = 0] = lightness;
    expect(Math.abs(built - underWay)).toBeGreaterThan(20);
    expect(Math.abs(underWay - planned)).toBeGreaterThan(5);
  });
});

/** Takes a screenshot of an element and the six pixels around it. */
async function surroundings(page: Page, control: Locator): Promise<Buffer> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not on the page`);
  const margin = 6;
  return page.screenshot({
    animations: "disabled",
    caret: "hide",
    clip: {
      height: box.height + 2 * margin,
      width: box.width + 2 * margin,
      x: Math.max(0, box.x - margin),
      y: Math.max(0, box.y - margin),
    },
  });
}

async function averageLightness(picture: Buffer, part?: Region): Promise<number> {
  const grey = sharp(picture).greyscale();
  // Statistics describe the input file, so use the processed buffer.
  const { channels } = await sharp(await (part ? grey.extract(part) : grey).toBuffer()).stats();
  return channels[0]?.mean ?? 0;
}
