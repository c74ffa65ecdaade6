// Makes the drawings that stand in the text of posts, as pictures in samples/content/posts/images.
//   node samples/drawings/build.ts
// Needs playwright-core and a Chromium: CHROMIUM_PATH, or /usr/bin/chromium.

import { readFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { plantingStrip } from "./planting-strip.ts";

const drawings = { "planting-strip": plantingStrip() };
const fonts = { "Instrument Sans": "instrument-sans-400", Newsreader: "newsreader-400" };
const here = import.meta.dirname;

async function fontFace([family, file]: readonly string[]): Promise<string> {
  const bytes = await readFile(path.join(here, `../newsletters/fonts/${file}.woff2`));
  return `@font-face { font-family: "${family}"; src: url(data:font/woff2;base64,${bytes.toString("base64")}); }`;
}

const faces = await Promise.all(Object.entries(fonts).map(fontFace));
const browser = await chromium.launch({
  args: ["--no-sandbox"],
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
});
const page = await browser.newPage({ viewport: { height: 1200, width: 1200 } });
for (const [name, drawing] of Object.entries(drawings)) {
  await page.setContent(
    `<style>${faces.join("")} body { margin: 0 } svg { display: block }</style>${drawing}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const png = await page.locator("svg").screenshot();
  await sharp(png)
    .webp({ effort: 6, quality: 92 })
    .toFile(path.join(here, `../content/posts/images/${name}.webp`));
}
await browser.close();
