import sharp, { type OverlayOptions } from "sharp";
import { type SocialCard, socialSize } from "~/seo/social/social-cards.ts";
import grass from "~/ui/grass-on-evergreen.svg?raw";
import { largestFile } from "~/ui/picture.tsx";
import mark from "../../public/art/logo-mark.svg?raw";
import lightMark from "../../public/art/logo-mark-light.svg?raw";
import { canDraw, type Headline, setHeadline } from "./headline.ts";

const colors = { evergreen: "#1f3a34", paper: "#fbf8f2" };

type FileOf = (src: string) => string;
type Typeset = (text: string, frame: Parameters<typeof setHeadline>[1]) => Promise<Headline>;

interface Size {
  readonly height: number;
  readonly width: number;
}

interface Place extends Size {
  readonly left: number;
  readonly top: number;
}

/** Texts of a card, and the function that sets them. */
interface CardCopy {
  readonly brand: string;
  readonly title: string;
  readonly typeset: Typeset;
}

interface Drawing {
  readonly headlines: readonly OverlayOptions[];
  readonly coverAt?: Place;
  readonly svg: string;
}

const jpeg = { chromaSubsampling: "4:4:4", mozjpeg: true, quality: 84 };
const artworkJpeg = { mozjpeg: true, quality: 80 };

export async function paint(card: SocialCard, fileOf: FileOf): Promise<Buffer> {
  const { coverAt, headlines, svg } = await drawingFor(card)({
    brand: card.brand,
    title: canDraw(card.title) ? card.title : card.brand,
    typeset: (text, frame) => setHeadline(text, frame, (name) => fileOf(`/fonts/${name}`)),
  });
  const overlays = [...headlines];
  if (card.cover && coverAt) {
    const { height, left, top, width } = coverAt;
    const input = await sharp(fileOf(largestFile(card.cover)))
      .resize(width, height)
      .toBuffer();
    overlays.push({ input, left, top });
  }
  return sharp(Buffer.from(svg))
    .composite(overlays)
    .jpeg(card.isSquare ? artworkJpeg : jpeg)
    .toBuffer();
}

function drawingFor({ cover, isPage, isSquare }: SocialCard): (copy: CardCopy) => Promise<Drawing> {
  if (isSquare) return artwork;
  if (!cover) return titleOverGrass;
  return isPage ? titleBelowPicture : titleBesideCover;
}

const margin = 64;
const markEdge = 56;
const markTop = margin - 6;

/** Width of the cover at the right of a post's card; the title is beside it on the paper color. */
const coverWidth = 504;

async function titleBesideCover({ brand, title, typeset }: CardCopy): Promise<Drawing> {
  const { height } = socialSize;
  const left = socialSize.width - coverWidth;
  const width = left - 2 * margin;
  const color = colors.evergreen;
  const headline = await typeset(title, { color, height: 380, sizes: [72, 64, 58, 52, 46, 42], width });
  return {
    coverAt: { height, left, top: 0, width: coverWidth },
    headlines: [
      await brandBesideMark(brand, color, width, typeset),
      placed(headline, margin, height - margin - headline.height),
    ],
    svg: drawSvg(socialSize, colors.paper, [markAtTop(mark)]),
  };
}

/** Height of the strip below a page's picture, in pixels. */
const stripHeight = 168;

/** Draws the mark at the left with the page's name beside it; the picture goes above. */
async function titleBelowPicture({ title, typeset }: CardCopy): Promise<Drawing> {
  const { height, width } = socialSize;
  const edge = 88;
  const middle = height - stripHeight / 2;
  const left = margin + edge + 32;
  const headline = await typeset(title, {
    color: colors.evergreen,
    height: stripHeight / 2,
    sizes: [68, 60, 52, 44, 36],
    width: width - left - margin,
  });
  return {
    coverAt: { height: height - stripHeight, left: 0, top: 0, width },
    headlines: [placed(headline, left, middle - headline.height / 2)],
    svg: drawSvg(socialSize, colors.paper, [
      inset(mark, { height: edge, left: margin, top: middle - edge / 2, width: edge }),
    ]),
  };
}

async function titleOverGrass({ brand, title, typeset }: CardCopy): Promise<Drawing> {
  const width = socialSize.width - 2 * margin;
  const color = colors.paper;
  const headline = await typeset(title, { color, height: 230, sizes: [112, 100, 88, 76, 64], width });
  return {
    headlines: [await brandBesideMark(brand, color, width, typeset), placed(headline, margin, 210)],
    svg: drawSvg(socialSize, colors.evergreen, [markAtTop(lightMark), grassAtBottom(socialSize, 180)]),
  };
}

/** Podcast directories require a square of 1,400 to 3,000 pixels. */
const artworkEdge = 3_000;

/** Draws the podcast's square artwork, which is often shown as a thumbnail. */
async function artwork({ brand, title, typeset }: CardCopy): Promise<Drawing> {
  const edge = artworkEdge;
  const size = { height: edge, width: edge };
  const left = edge * 0.085;
  const color = colors.paper;
  const headline = await typeset(title, {
    color,
    height: edge * 0.47,
    sizes: [0.26, 0.23, 0.2, 0.17, 0.14, 0.11].map((share) => edge * share),
    width: edge - 2 * left,
  });
  const sizes = [edge * 0.056, edge * 0.044];
  const name = await typeset(brand, { color, height: edge * 0.08, sizes, width: edge * 0.7 });
  const markSize = edge * 0.11;
  const top = edge * 0.08;
  return {
    headlines: [
      placed(name, left + markSize * 1.28, top + (markSize - name.height) / 2),
      placed(headline, left, edge * 0.29),
    ],
    svg: drawSvg(size, colors.evergreen, [
      inset(lightMark, { height: markSize, left, top, width: markSize }),
      grassAtBottom(size, edge * 0.2),
    ]),
  };
}

function drawSvg({ height, width }: Size, background: string, parts: readonly string[]): string {
  const ground = `<rect width="${width}" height="${height}" fill="${background}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${parts.join("")}</svg>`;
}

const markAtTop = (logo: string) =>
  inset(logo, { height: markEdge, left: margin, top: markTop, width: markEdge });

async function brandBesideMark(brand: string, color: string, maxWidth: number, typeset: Typeset) {
  const indent = markEdge * 1.3;
  const width = maxWidth - indent;
  const name = await typeset(brand, { color, height: markEdge, sizes: [34, 30, 26, 22], width });
  return placed(name, margin + indent, markTop + (markEdge - name.height) / 2);
}

const grassAtBottom = ({ height, width }: Size, grassHeight: number) =>
  inset(
    grass,
    { height: grassHeight, left: 0, top: height - grassHeight, width },
    'preserveAspectRatio="xMidYMax slice"',
  );

const placed = ({ input }: Headline, left: number, top: number): OverlayOptions => ({
  input,
  left: Math.round(left),
  top: Math.round(top),
});

function inset(drawing: string, { height, left, top, width }: Place, attributes = ""): string {
  return drawing.replace(
    "<svg ",
    `<svg x="${left}" y="${top}" width="${width}" height="${height}" ${attributes} `,
  );
}
