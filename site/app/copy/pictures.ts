import files from "./pictures.json" with { type: "json" };

const widths = [480, 640, 800, 1200, 1600, 2000];
/** Width in pixels of an additional file of episode covers, which lists show small. */
const thumbnailWidth = 240;

/**
 * Returns the widths of a picture's AVIF files, none wider than the original. Takes a square of up to 800 pixels for an
 * episode's cover.
 */
export function avifWidths({ height, width }: Pick<PictureFacts, "height" | "width">): number[] {
  const isCover = height === width && width <= 800;
  return [...(isCover ? [thumbnailWidth] : []), ...widths.filter((candidate) => candidate <= width)];
}

/** Widths of the WebP files. Two are enough, because few browsers lack AVIF. */
export const fallbackWidths = [800, 1600];

/** Facts about a picture written by `samples/pictures/build.ts`. */
interface PictureFacts {
  readonly alt: string;
  /** Hash of the original and the compression settings; part of the file names. */
  readonly hash: string;
  readonly height: number;
  readonly width: number;
}

/** Returns a picture with all of its sizes. */
export function servedPicture(name: string, { alt, hash, height, width }: PictureFacts) {
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
      { type: "image/avif" as const, srcSet: srcSet(avifWidths({ height, width }), "avif") },
      { type: "image/webp" as const, srcSet: srcSet(fallbackWidths, "webp") },
    ],
  };
}

/** Returns a picture by name. If `pictures.json` does not list the name yet, run `samples/pictures/build.ts`. */
export function picture(name: keyof typeof files) {
  return servedPicture(name, files[name]);
}

export const sitePlan = () => ({
  alt: "Site plan of Jefferson Reserve. Phase 1, built: four buildings, 84 homes. Phase 2, under construction: five buildings, 96 homes. 180 homes and 270 parking stalls in all, around two courtyards with ring paths.",
  height: 1424,
  sources: [],
  src: "/art/site-plan-jefferson.svg",
  width: 1760,
});
