import path from "node:path";
import sharp from "sharp";
import { UnusableFile } from "~/content/media/media.ts";
import { reasonOf } from "../../reason.ts";
import { pngProblem } from "./png-chunks.ts";

const widths = [480, 640, 800, 1200, 1600] as const;
const webpQuality = 78;
/** Same limit as in the panel. sharp checks it against the header before decoding. */
const maxPixels = 50_000_000;

/** Writes the picture into a folder in several widths, as `<width>.webp`. Returns the original's upright size. */
export async function makeSizes(bytes: Buffer, into: string, name: string) {
  const problem = pngProblem(bytes);
  if (problem) throw new UnusableFile(`${name} cannot be used: ${problem}; save it without metadata`);
  const { data, height, info, width } = await decode(bytes).catch((error: unknown) => {
    throw new UnusableFile(`${name} is not a picture: ${reasonOf(error)}`);
  });
  const sizes = sizesFor(width);
  await Promise.all(
    sizes.map((size) =>
      sharp(data, { raw: info })
        .resize({ width: size })
        .webp({ quality: webpQuality })
        .toFile(path.join(into, `${size}.webp`)),
    ),
  );
  return { height, width, widths: sizes };
}

/** sharp would also render SVG, whose filters can take minutes. */
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
    .resize({ width: Math.max(...sizesFor(width)) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, height, info, width };
}

function sizesFor(width: number): number[] {
  const smallerWidths = widths.filter((size) => size < width);
  return width <= Math.max(...widths) ? [...smallerWidths, width] : smallerWidths;
}
