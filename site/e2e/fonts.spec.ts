import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";

/**
 * The packaged browser draws text with the fonts that come with it and no others, whatever the machine has: else
 * pictures would differ from one machine to the next, and without any font the browser dies.
 */
const families = ["sans-serif", "serif", "monospace", "Arial", "Georgia", "Noto Sans", "no such font"];

async function write(page: Page, family: string, text: string): Promise<void> {
  await page.setContent(`<p style='font: 32px "${family}", ${family}; width: max-content'>${text}</p>`);
}

/** The fonts of the machine that the paragraph's letters were really drawn with, and how many letters of each. */
async function drawnWith(page: Page): Promise<Record<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "p" });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  return Object.fromEntries(fonts.map(({ familyName, glyphCount }) => [familyName, glyphCount]));
}

/** How many dots of the paragraph are dark. */
async function ink(page: Page): Promise<number> {
  const picture = await page.locator("p").screenshot();
  const dots = await sharp(picture).greyscale().raw().toBuffer();
  return dots.filter((brightness) => brightness < 128).length;
}

for (const family of families) {
  test(`text in ${family} is drawn with the packaged font`, async ({ page }) => {
    await write(page, family, "Mailbox");
    expect(await drawnWith(page)).toEqual({ "Open Sans": 7 });
    const letters = await ink(page);
    await write(page, family, "&nbsp;");
    expect(letters).toBeGreaterThan(500);
    expect(await ink(page)).toBe(0);
  });
}
