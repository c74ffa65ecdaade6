import type { Page } from "@playwright/test";
import sharp from "sharp";

interface Box {
  readonly height: number;
  readonly left: number;
  readonly name: string;
  readonly top: number;
  readonly width: number;
}

/** Maximum height of a screenshot in pixels; browsers refuse much higher ones. */
const maxHeight = 8_000;

/**
 * Takes a screenshot of each element whose attribute has a wanted value; the value is its key in the result. Cuts several
 * elements out of one tall screenshot, which takes half the time.
 */
export async function screenshotsOfParts(
  page: Page,
  attribute: string,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Buffer>> {
  const all = await page.locator(`[${attribute}]`).evaluateAll(
    (elements, attribute) =>
      elements.map((element) => {
        const box = element.getBoundingClientRect();
        const [left, top] = [Math.floor(box.left + scrollX), Math.floor(box.top + scrollY)];
        return {
          height: Math.ceil(box.bottom + scrollY) - top,
          left,
          name: element.getAttribute(attribute) ?? "",
          top,
          width: Math.ceil(box.right + scrollX) - left,
        };
      }),
    attribute,
  );
  const boxes = all.filter(({ name }) => isWanted(name));
  // The first full-page screenshot triggers a layout and may lack parts of the page.
  await page.screenshot({ fullPage: true });
  const pictures = new Map<string, Buffer>();
  for (const stretch of stretchesOf(boxes)) {
    const start = Math.min(...stretch.map(({ top }) => top));
    const end = Math.max(...stretch.map(({ height, top }) => top + height));
    const clip = { height: end - start, width: page.viewportSize()?.width ?? 0, x: 0, y: start };
    const whole = await page.screenshot({ animations: "disabled", clip, fullPage: true, scale: "css" });
    const { data, info } = await sharp(whole).raw().toBuffer({ resolveWithObject: true });
    for (const { height, left, name, top, width } of stretch) {
      const part = sharp(data, { raw: info }).extract({ height, left, top: top - start, width });
      pictures.set(name, await part.png({ compressionLevel: 1 }).toBuffer());
    }
  }
  return pictures;
}

/** Groups elements that fit into one screenshot. */
function stretchesOf(boxes: readonly Box[]): Box[][] {
  const stretches: Box[][] = [];
  for (const box of boxes) {
    const [first, ...others] = stretches.at(-1) ?? [];
    if (first && box.top + box.height - first.top <= maxHeight)
      stretches.splice(-1, 1, [first, ...others, box]);
    else stretches.push([box]);
  }
  return stretches;
}
