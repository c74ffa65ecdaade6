import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";

/**
 * Font families that pages could ask for. The packaged browser draws all of them in its own font, so that screenshots
 * are the same on every machine.
 */
const families = ["sans-serif", "serif", "monospace", "Arial", "Georgia", "Noto Sans", "no such font"];

async function write(page: Page, family: string, text: string): Promise<void> {
  await page.setContent(`<p style='font: 32px "${family}", ${family}; width: max-content'>${text}</p>`);
}

/** Returns the fonts the paragraph was drawn with, and the letters of each. */
async function drawnWith(page: Page): Promise<Record<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "p" });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  return Object.fromEntries(fonts.map(({ familyName, glyphCount }) => [familyName, glyphCount]));
}

/** Returns the number of dark pixels in the paragraph. */
async function ink(page: Page): Promise<number> {
  const picture = await page.locator("p").screenshot();
  const dots = await sharp(picture).greyscale().raw().toBuffer();
  return dots.filter((brightness) => brightness < 128).length;
}

for (const family of families) {
  test(`text in ${family} uses the packaged font`, async ({ page }) => {
    await write(page, family, "Mailbox");
    expect(await drawnWith(page)).toEqual({ "Open Sans": 7 });
    const letters = await ink(page);
    await write(page, family, "&nbsp;");
    expect(letters).toBeGreaterThan(500);
    expect(await ink(page)).toBe(0);
  });
}
