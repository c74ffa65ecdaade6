import path from "node:path";
import sharp from "sharp";
import { UnusableFile } from "~/content/media/media.ts";
import { reasonOf } from "../../reason.ts";
import { pngProblem } from "./png-chunks.ts";

const standardWidths = [480, 640, 800, 1200, 1600] as const;
const webpQuality = 78;
/** Same limit as in the panel. sharp checks it against the header before decoding. */
const maxPixels = 50_000_000;

/** Writes a picture into a folder in several widths, as `<width>.webp`. Returns them and the original's upright size. */
export async function makeSizes(bytes: Buffer, into: string, name: string) {
  const problem = pngProblem(bytes);
  if (problem) throw new UnusableFile(`${name} cannot be used: ${problem}; save it without metadata`);
  const { data, height, info, width } = await decode(bytes).catch((error: unknown) => {
    throw new UnusableFile(`${name} is not a picture: ${reasonOf(error)}`);
  });
  const widths = widthsFor(width);
  await Promise.all(
    widths.map((copyWidth) =>
      sharp(data, { raw: info })
        .resize({ width: copyWidth })
        .webp({ quality: webpQuality })
        .toFile(path.join(into, `${copyWidth}.webp`)),
    ),
  );
  return { height, width, widths };
}

/** Accepted formats. sharp would also render SVG, whose filters can take minutes. */
const formats: readonly string[] = ["jpeg", "png", "webp", "gif", "heif"];
const decodeTimeoutSeconds = 20;

/** Decodes once at the largest size, from which the smaller ones are made. Drops metadata, including locations. */
async function decode(bytes: Buffer) {
  const picture = sharp(bytes, { limitInputPixels: maxPixels });
  const { autoOrient, format } = await picture.metadata();
  if (!formats.includes(format)) throw new Error(`its format is ${format}; use JPEG, PNG, WebP, GIF or AVIF`);
  const { height, width } = autoOrient;
  const { data, info } = await picture
    .timeout({ seconds: decodeTimeoutSeconds })
    .autoOrient()
    .resize({ width: Math.max(...widthsFor(width)) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, height, info, width };
}

/** Returns the widths of the copies, of which none is wider than the original. */
function widthsFor(originalWidth: number): number[] {
  const smallerWidths = standardWidths.filter((width) => width < originalWidth);
  return originalWidth <= Math.max(...standardWidths) ? [...smallerWidths, originalWidth] : smallerWidths;
}
