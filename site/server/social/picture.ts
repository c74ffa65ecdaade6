import sharp from "sharp";
import { type SocialCard, socialSize } from "~/seo/social/social-cards.ts";
import grass from "~/ui/grass-on-evergreen.svg?raw";
import mark from "../../public/art/logo-mark.svg?raw";
import lightMark from "../../public/art/logo-mark-light.svg?raw";
import { canLetter, type Lettering, letter } from "./lettering.ts";

/** What the directories ask for: square, 1,400 to 3,000 pixels. */
const artworkSize = { height: 3_000, width: 3_000 };

const jpeg = { chromaSubsampling: "4:4:4", mozjpeg: true, quality: 84 };
const artworkJpeg = { mozjpeg: true, quality: 80 };

/** The picture of a card as JPEG; `fileOf` gives the file behind the address of a picture of this site. */
export async function paint(card: SocialCard, fileOf: (src: string) => string): Promise<Buffer> {
  const words = { brand: card.brand, title: canLetter(card.title) ? card.title : card.brand };
  if (card.isSquare) return drawn(artwork(words, artworkSize)).jpeg(artworkJpeg).toBuffer();
  if (!card.cover) return drawn(titleOverGrass(words, socialSize)).jpeg(jpeg).toBuffer();
  const { height, width } = socialSize;
  const [drawing, place] = card.isPage
    ? [titleBelowPicture(words, socialSize), { left: 0, height: height - stripHeight, width }]
    : [titleBesideCover(words, socialSize), { left: width - coverWidth, height, width: coverWidth }];
  const picture = await sharp(fileOf(largestSrc(card.cover)))
    .resize(place.width, place.height)
    .toBuffer();
  return drawn(drawing)
    .composite([{ input: picture, left: place.left, top: 0 }])
    .jpeg(jpeg)
    .toBuffer();
}

const drawn = (svg: string) => sharp(Buffer.from(svg));

function largestSrc({ sources, src }: NonNullable<SocialCard["cover"]>): string {
  const candidates = (sources.find(({ type }) => type === "image/webp")?.srcSet ?? "")
    .split(", ")
    .map((candidate) => {
      const [file = "", width = "0w"] = candidate.split(" ");
      return { file, width: Number.parseInt(width, 10) };
    })
    .sort((a, b) => b.width - a.width);
  return candidates[0]?.file || src;
}

const colors = { evergreen: "#1f3a34", line: "#3f5b53", paper: "#fbf8f2" };

/** A post: its title on paper; the right part, of this width, is left to its cover. */
const coverWidth = 504;

interface Size {
  readonly height: number;
  readonly width: number;
}

interface Words {
  readonly brand: string;
  readonly title: string;
}

const margin = 64;

function titleBesideCover(words: Words, size: Size): string {
  const width = size.width - coverWidth - 2 * margin;
  const title = letter(words.title, { height: 380, sizes: [72, 64, 58, 52, 46, 42], width });
  return svg(size, [
    ground(size, colors.paper),
    brandRow(words.brand, mark, colors.evergreen, width),
    placed(title, margin, size.height - margin - title.depth, colors.evergreen),
  ]);
}

/** Of the paper below a page's picture, in pixels. */
const stripHeight = 168;

/** The mark at the left, the page's name beside it; the rest above is left to the picture. */
function titleBelowPicture(words: Words, size: Size): string {
  const edge = 88;
  const middle = size.height - stripHeight / 2;
  const left = margin + edge + 32;
  const title = letter(words.title, {
    height: 0,
    sizes: [68, 60, 52, 44, 36],
    width: size.width - left - margin,
  });
  return svg(size, [
    ground(size, colors.paper),
    inset(mark, { x: margin, y: middle - edge / 2, width: edge, height: edge }),
    placed(title, left, middle + title.capHeight / 2, colors.evergreen),
  ]);
}

function titleOverGrass(words: Words, size: Size): string {
  const width = size.width - 2 * margin;
  const title = letter(words.title, { height: 230, sizes: [112, 100, 88, 76, 64], width });
  return svg(size, [
    ground(size, colors.evergreen),
    brandRow(words.brand, lightMark, colors.paper, width),
    grassOnEdge(size, 180),
    placed(title, margin, 220 + title.capHeight, colors.paper),
  ]);
}

/** An SVG of a podcast's square artwork, which is often shown as small as a thumbnail. */
function artwork(words: Words, size: Size): string {
  const edge = size.width;
  const side = edge * 0.085;
  const title = letter(words.title, {
    height: edge * 0.44,
    sizes: [0.26, 0.23, 0.2, 0.17, 0.14, 0.11].map((share) => edge * share),
    width: edge - 2 * side,
  });
  const brand = letter(words.brand, { height: 0, sizes: [edge * 0.056, edge * 0.044], width: edge * 0.7 });
  const markEdge = edge * 0.11;
  const top = edge * 0.08;
  return svg(size, [
    ground(size, colors.evergreen),
    inset(lightMark, { x: side, y: top, width: markEdge, height: markEdge }),
    placed(brand, side + markEdge * 1.28, top + markEdge / 2 + brand.capHeight / 2, colors.paper),
    grassOnEdge(size, edge * 0.2),
    placed(title, side, edge * 0.3 + title.capHeight, colors.paper),
  ]);
}

function svg({ height, width }: Size, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

const ground = ({ height, width }: Size, color: string) =>
  `<rect width="${width}" height="${height}" fill="${color}"/>`;

function brandRow(brand: string, sign: string, color: string, width: number): string {
  const edge = 56;
  const name = letter(brand, { height: 0, sizes: [34, 30, 26, 22], width: width - edge * 1.3 });
  return (
    inset(sign, { x: margin, y: margin - 6, width: edge, height: edge }) +
    placed(name, margin + edge * 1.3, margin - 6 + edge / 2 + name.capHeight / 2 + 2, color)
  );
}

function grassOnEdge({ height, width }: Size, tall: number): string {
  return inset(
    grass,
    { x: 0, y: height - tall, width, height: tall },
    'preserveAspectRatio="xMidYMax slice"',
  );
}

function placed({ path }: Lettering, x: number, baseline: number, color: string): string {
  return `<path transform="translate(${x} ${baseline})" fill="${color}" d="${path}"/>`;
}

/** A drawing of ours within another one. */
function inset(drawing: string, place: Size & { readonly x: number; readonly y: number }, more = ""): string {
  const { height, width, x, y } = place;
  return drawing.replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" ${more} `);
}
