import type { Page } from "@playwright/test";
import sharp from "sharp";

const shades = 8;
const flattenedByUrl = new Map<string, Promise<Buffer>>();

/** Reduces photographs to a few flat shades, in the same size, so that screenshots take a tenth of the bytes. */
export async function flattenPictures(page: Page): Promise<void> {
  await page.route("**/pictures/**", async (route) => {
    const url = route.request().url();
    const flat = flattenedByUrl.get(url) ?? flatten(url);
    flattenedByUrl.set(url, flat);
    await route.fulfill({ body: await flat, contentType: "image/png" });
  });
}

async function flatten(url: string): Promise<Buffer> {
  const original = await fetch(url);
  return sharp(await original.arrayBuffer())
    .blur(3)
    .png({ colors: shades, dither: 0, palette: true })
    .toBuffer();
}
