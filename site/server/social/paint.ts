import sharp from "sharp";
import { type SocialCard, socialSize } from "~/seo/social/social-cards.ts";
import { artwork, coverWidth, titleBesideCover, titleOverGrass } from "./drawing.ts";
import { canLetter } from "./lettering.ts";

/** What the directories ask for: square, 1,400 to 3,000 pixels. */
const artworkSize = { height: 3_000, width: 3_000 };

const jpeg = { chromaSubsampling: "4:4:4", mozjpeg: true, quality: 84 };
const artworkJpeg = { mozjpeg: true, quality: 80 };

/** The picture of a card as JPEG; `fileOf` gives the file behind the address of a picture of this site. */
export async function paint(card: SocialCard, fileOf: (src: string) => string): Promise<Buffer> {
  const words = { brand: card.brand, title: canLetter(card.title) ? card.title : card.brand };
  if (card.isSquare) return drawn(artwork(words, artworkSize)).jpeg(artworkJpeg).toBuffer();
  if (!card.cover) return drawn(titleOverGrass(words, socialSize)).jpeg(jpeg).toBuffer();
  const cover = await sharp(fileOf(largestSrc(card.cover)))
    .resize(coverWidth, socialSize.height)
    .toBuffer();
  return drawn(titleBesideCover(words, socialSize))
    .composite([{ input: cover, left: socialSize.width - coverWidth, top: 0 }])
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
