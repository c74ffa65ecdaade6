import files from "./pictures.json" with { type: "json" };

/** In pixels, of the newest type. A file is as wide as its original at the most. */
export const widths = [480, 640, 800, 1200, 1600, 2000];
/** Browsers without AVIF are few: two sizes serve them. */
export const fallbackWidths = [800, 1600];

/** What `samples/pictures/build.ts` has written down of a picture. */
interface PictureFiles {
  readonly alt: string;
  /** Of the original and how it is compressed, in the names of the files. */
  readonly hash: string;
  readonly height: number;
  readonly width: number;
}

/** A picture with every size that it is served in. */
export function servedPicture(name: string, { alt, hash, height, width }: PictureFiles) {
  const file = `/pictures/${name}.${hash}`;
  const srcSet = (candidates: readonly number[], type: string) =>
    candidates
      .filter((candidate) => candidate <= width)
      .map((candidate) => `${file}-${candidate}.${type} ${candidate}w`)
      .join(", ");
  return {
    alt,
    height,
    width,
    src: `${file}-${fallbackWidths[0]}.webp`,
    sources: [
      { type: "image/avif" as const, srcSet: srcSet(widths, "avif") },
      { type: "image/webp" as const, srcSet: srcSet(fallbackWidths, "webp") },
    ],
  };
}

/** A picture that a page chooses. Run `samples/pictures/build.ts` after a page has chosen another one. */
export function picture(name: keyof typeof files) {
  return servedPicture(name, files[name]);
}
