import sharp, { type OverlayOptions } from "sharp";
import { type SocialCard, socialSize } from "~/seo/social/social-cards.ts";
import grass from "~/ui/grass-on-evergreen.svg?raw";
import mark from "../../public/art/logo-mark.svg?raw";
import lightMark from "../../public/art/logo-mark-light.svg?raw";
import { canDraw, type Headline, setHeadline } from "./headline.ts";

/** Podcast directories require a square of 1,400 to 3,000 pixels. */
const artworkSize = { height: 3_000, width: 3_000 };

const jpeg = { chromaSubsampling: "4:4:4", mozjpeg: true, quality: 84 };
const artworkJpeg = { mozjpeg: true, quality: 80 };

/** Paints a card as JPEG. `fileOf` returns the file behind a picture's URL. */
export async function paint(card: SocialCard, fileOf: FileOf): Promise<Buffer> {
  const copy = { brand: card.brand, title: canDraw(card.title) ? card.title : card.brand };
  const typeset: Typeset = (text, frame) => setHeadline(text, frame, (name) => fileOf(`/fonts/${name}`));
  if (card.isSquare)
    return drawn(await artwork(copy, artworkSize, typeset))
      .jpeg(artworkJpeg)
      .toBuffer();
  if (!card.cover)
    return drawn(await titleOverGrass(copy, socialSize, typeset))
      .jpeg(jpeg)
      .toBuffer();
  const { height, width } = socialSize;
  const [drawing, place] = card.isPage
    ? [await titleBelowPicture(copy, socialSize, typeset), { left: 0, height: height - stripHeight, width }]
    : [
        await titleBesideCover(copy, socialSize, typeset),
        { left: width - coverWidth, height, width: coverWidth },
      ];
  const picture = await sharp(fileOf(largestSrc(card.cover)))
    .resize(place.width, place.height)
    .toBuffer();
  const cover = { input: picture, left: place.left, top: 0 };
  return drawn({ ...drawing, overlays: [...drawing.overlays, cover] })
    .jpeg(jpeg)
    .toBuffer();
}

type FileOf = (src: string) => string;
type Typeset = (text: string, frame: Parameters<typeof setHeadline>[1]) => Promise<Headline>;

/** SVG drawing, and pictures that are composited over it. */
interface Drawing {
  readonly overlays: readonly OverlayOptions[];
  readonly svg: string;
}

const drawn = ({ overlays, svg }: Drawing) => sharp(Buffer.from(svg)).composite([...overlays]);

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

/** Width of the cover at the right of a post's card; the title is on paper beside it. */
const coverWidth = 504;

interface Size {
  readonly height: number;
  readonly width: number;
}

interface CardCopy {
  readonly brand: string;
  readonly title: string;
}

const margin = 64;

async function titleBesideCover(copy: CardCopy, size: Size, typeset: Typeset): Promise<Drawing> {
  const width = size.width - coverWidth - 2 * margin;
  const color = colors.evergreen;
  const title = await typeset(copy.title, { color, height: 380, sizes: [72, 64, 58, 52, 46, 42], width });
  return {
    overlays: [
      await brandBesideMark(copy.brand, color, width, typeset),
      placed(title, margin, size.height - margin - title.height),
    ],
    svg: svg(size, [ground(size, colors.paper), markAtTop(mark)]),
  };
}

/** Height of the strip below a page's picture, in pixels. */
const stripHeight = 168;

/** Draws the mark at the left with the page's name beside it; the picture goes above. */
async function titleBelowPicture(copy: CardCopy, size: Size, typeset: Typeset): Promise<Drawing> {
  const edge = 88;
  const middle = size.height - stripHeight / 2;
  const left = margin + edge + 32;
  const title = await typeset(copy.title, {
    color: colors.evergreen,
    height: stripHeight / 2,
    sizes: [68, 60, 52, 44, 36],
    width: size.width - left - margin,
  });
  return {
    overlays: [placed(title, left, middle - title.height / 2)],
    svg: svg(size, [
      ground(size, colors.paper),
      inset(mark, { x: margin, y: middle - edge / 2, width: edge, height: edge }),
    ]),
  };
}

async function titleOverGrass(copy: CardCopy, size: Size, typeset: Typeset): Promise<Drawing> {
  const width = size.width - 2 * margin;
  const color = colors.paper;
  const title = await typeset(copy.title, { color, height: 230, sizes: [112, 100, 88, 76, 64], width });
  return {
    overlays: [await brandBesideMark(copy.brand, color, width, typeset), placed(title, margin, 210)],
    svg: svg(size, [ground(size, colors.evergreen), markAtTop(lightMark), grassOnEdge(size, 180)]),
  };
}

/** Draws the podcast's square artwork, which is often shown as a thumbnail. */
async function artwork(copy: CardCopy, size: Size, typeset: Typeset): Promise<Drawing> {
  const edge = size.width;
  const side = edge * 0.085;
  const color = colors.paper;
  const title = await typeset(copy.title, {
    color,
    height: edge * 0.47,
    sizes: [0.26, 0.23, 0.2, 0.17, 0.14, 0.11].map((share) => edge * share),
    width: edge - 2 * side,
  });
  const sizes = [edge * 0.056, edge * 0.044];
  const brand = await typeset(copy.brand, { color, height: edge * 0.08, sizes, width: edge * 0.7 });
  const markSize = edge * 0.11;
  const top = edge * 0.08;
  return {
    overlays: [
      placed(brand, side + markSize * 1.28, top + (markSize - brand.height) / 2),
      placed(title, side, edge * 0.29),
    ],
    svg: svg(size, [
      ground(size, colors.evergreen),
      inset(lightMark, { x: side, y: top, width: markSize, height: markSize }),
      grassOnEdge(size, edge * 0.2),
    ]),
  };
}

function svg({ height, width }: Size, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

const ground = ({ height, width }: Size, color: string) =>
  `<rect width="${width}" height="${height}" fill="${color}"/>`;

const markEdge = 56;

const markAtTop = (logo: string) =>
  inset(logo, { x: margin, y: margin - 6, width: markEdge, height: markEdge });

async function brandBesideMark(
  brand: string,
  color: string,
  width: number,
  typeset: Typeset,
): Promise<OverlayOptions> {
  const name = await typeset(brand, {
    color,
    height: markEdge,
    sizes: [34, 30, 26, 22],
    width: width - markEdge * 1.3,
  });
  return placed(name, margin + markEdge * 1.3, margin - 6 + (markEdge - name.height) / 2);
}

function grassOnEdge({ height, width }: Size, tall: number): string {
  return inset(
    grass,
    { x: 0, y: height - tall, width, height: tall },
    'preserveAspectRatio="xMidYMax slice"',
  );
}

const placed = ({ input }: Headline, left: number, top: number): OverlayOptions => ({
  input,
  left: Math.round(left),
  top: Math.round(top),
});

/** Nests a drawing in another one. */
function inset(drawing: string, place: Size & { readonly x: number; readonly y: number }, more = ""): string {
  const { height, width, x, y } = place;
  return drawing.replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" ${more} `);
}
