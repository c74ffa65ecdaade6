import sharp from "sharp";
import { escapeXml } from "~/seo/xml.ts";

/** Text set in the display face, to lay over a picture. Sizes are in pixels. */
export interface Headline {
  readonly height: number;
  readonly input: Buffer;
  readonly width: number;
}

interface Frame {
  readonly color: string;
  readonly height: number;
  /** Sizes to try, largest first. */
  readonly sizes: readonly number[];
  readonly width: number;
}

interface Setting extends Pick<Frame, "color" | "width"> {
  readonly size: number;
}

/** Maximum length; no frame can show more. */
const maxCharacters = 200;

/** Sets a text as large as its frame allows; cuts it with an ellipsis if even the smallest size is too large. */
export async function setHeadline(
  text: string,
  { color, height, sizes, width }: Frame,
  fontFile: (name: string) => string,
): Promise<Headline> {
  await loadAccents(fontFile("newsreader-accents.ttf"));
  const set = (line: string, setting: Setting) => render(line, setting, fontFile("newsreader.ttf"));
  const fits = (headline: Headline) => headline.width <= width && headline.height <= height;
  const drawableText = toDrawableText(text).slice(0, maxCharacters);
  for (const size of sizes) {
    const headline = await set(drawableText, { color, size, width });
    if (fits(headline))
      return balanceLines(headline, (narrower) => set(drawableText, { color, size, width: narrower }));
  }
  const size = Math.min(...sizes);
  for (let length = drawableText.length - 1; length > 0; length -= 4) {
    const headline = await set(`${drawableText.slice(0, length).trimEnd()}…`, { color, size, width });
    if (fits(headline)) return headline;
  }
  throw new Error("No letter fits into the frame.");
}

/** Narrows the lines without adding one, so that the last line is not a single word. */
async function balanceLines(wide: Headline, set: (width: number) => Promise<Headline>): Promise<Headline> {
  let best = wide;
  for (let share = 0.95; share >= 0.5; share -= 0.05) {
    const width = Math.round(wide.width * share);
    const narrow = await set(width);
    // Lines without descenders are slightly lower; one more line is much higher.
    if (narrow.height > wide.height * 1.2 || narrow.width > width) break;
    best = narrow;
  }
  return best;
}

/** Pango measures in points; at 72 dots per inch a point is a pixel. */
const dpi = 72;

/** Letter spacing is in 1/1024 of a point: slightly tighter than the face's own. */
async function render(text: string, { color, size, width }: Setting, fontfile: string): Promise<Headline> {
  const style = `foreground="${color}" size="${size}pt" line_height="0.9" letter_spacing="${Math.round(size * -14)}"`;
  const { data, info } = await sharp({
    text: {
      dpi,
      font: "Newsreader 16pt",
      fontfile,
      rgba: true,
      text: `<span ${style}>${escapeXml(text)}</span>`,
      width: Math.round(width),
      wrap: "word",
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { height: info.height, input: data, width: info.width };
}

let accents: Promise<unknown> | undefined;

/** Loads the fallback font, from which Pango takes letters that the main font lacks. Pango keeps loaded fonts. */
function loadAccents(fontfile: string): Promise<unknown> {
  accents ??= sharp({ text: { dpi, fontfile, text: "x" } }).toBuffer();
  return accents;
}

/** Returns true if the typeface has any letter of the text. */
export function canDraw(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(toDrawableText(text));
}

/** Characters of the two fonts. */
const drawableCharacter = /[ -~À-ÖØ-öø-ÿıŒœ§©®°±·¼-¾×–—‘’“”•…′″€™−]/;

/** Letters with a stroke, which Unicode does not decompose. */
const withoutStroke: Readonly<Record<string, string>> = { Đ: "D", Ł: "L", đ: "d", ł: "l" };

/** Replaces letters that the typeface lacks with unaccented ones, or removes them. */
function toDrawableText(text: string): string {
  return [
    ...text
      .slice(0, 4 * maxCharacters)
      .normalize("NFC")
      .replace(/\s+/g, " "),
  ]
    .map((character) => {
      const plain = withoutStroke[character] ?? character.normalize("NFKD").slice(0, 1);
      return [character, plain].find((one) => drawableCharacter.test(one)) ?? "";
    })
    .join("")
    .replace(/ +/g, " ")
    .trim();
}
