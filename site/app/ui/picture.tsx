import { preload } from "react-dom";
import { cx } from "./class-names.ts";

interface PictureSource {
  srcSet: string;
  type: "image/avif" | "image/webp";
}

export interface PictureFile {
  alt: string;
  height: number;
  sources: readonly PictureSource[];
  src: string;
  width: number;
}

interface PictureProps {
  /** Give it an aspect ratio to crop the picture. */
  className?: string;
  /** `contain` shows all of it. */
  fit?: keyof typeof fits;
  image: PictureFile;
  /** Takes its place in windows narrower than a tablet's, as wide as they are: another part of it, or less of it. */
  phoneImage?: PictureFile;
  /** The page's largest picture: fetched first instead of when it comes near. */
  priority?: boolean;
  /** How wide it stands in the layout, as in the attribute of that name; on phones a little less, like `phoneSizes`. */
  sizes: string;
  /** Grows a little while its `group/card` is pointed at. */
  zooms?: boolean;
}

const fits = {
  contain: cx("h-auto object-contain"),
  cover: cx("h-full object-cover"),
};

const zoom = cx(
  "motion-safe:transition-[scale] motion-safe:duration-1200 motion-safe:ease-settle motion-safe:group-hover/card:scale-103",
);

export function Picture({
  className,
  fit = "cover",
  image,
  phoneImage,
  priority = false,
  sizes,
  zooms = false,
}: PictureProps) {
  if (priority && phoneImage) {
    preloadPicture(phoneImage, phoneSizes, phoneWindow);
    preloadPicture(image, sizes, `not all and ${phoneWindow}`);
  } else if (priority) preloadPicture(image, sizes);
  // A printer moves a picture to the next page whole; the part that cuts it has to go with it.
  return (
    <picture className={cx("block overflow-hidden print:break-inside-avoid", className)}>
      {phoneImage?.sources.map((source) => (
        <source
          key={source.type}
          media={phoneWindow}
          sizes={phoneSizes}
          srcSet={source.srcSet}
          type={source.type}
        />
      ))}
      {image.sources.map((source) => (
        <source key={source.type} sizes={sizes} srcSet={source.srcSet} type={source.type} />
      ))}
      <img
        alt={image.alt}
        className={cx("block w-full", fits[fit], zooms && zoom)}
        decoding={priority ? "auto" : "async"}
        fetchPriority={priority ? "high" : "auto"}
        height={image.height}
        loading={priority ? "eager" : "lazy"}
        src={image.src}
        width={image.width}
      />
    </picture>
  );
}

const phoneWindow = "(width < 44rem)";
// Phones have more dots than eyes tell apart: a little less than their width spares them a quarter of the bytes.
const phoneSizes = "88vw";

function preloadPicture({ sources: [best], src }: PictureFile, sizes: string, media?: string): void {
  if (!best) return;
  preload(src, {
    as: "image",
    fetchPriority: "high",
    imageSizes: sizes,
    imageSrcSet: best.srcSet,
    type: best.type,
    ...(media && { media }),
  });
}

/** Address of the widest file that every browser shows: of the last source, as the first ones are the newest types. */
export function largestFile({ sources, src }: PictureFile): string {
  const candidates = sources.at(-1)?.srcSet.split(", ") ?? [];
  const [largest] = candidates
    .map((candidate) => {
      const [address = src, width = ""] = candidate.split(" ");
      return { address, width: Number.parseInt(width, 10) };
    })
    .sort((a, b) => b.width - a.width);
  return largest?.address ?? src;
}
