import type { ComponentProps } from "react";
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

/** Picture with its crop for phones. */
interface CroppedPicture {
  image: PictureFile;
  phoneImage: PictureFile;
}

interface PictureProps {
  /** An aspect ratio crops the picture. */
  className?: string;
  /** Picture used under `prefers-color-scheme: dark`; needs `phoneImage`. Only for a page's largest picture. */
  dusk?: CroppedPicture;
  /** `contain` shows the whole picture; `cover` fills the frame. */
  fit?: keyof typeof fits;
  image: PictureFile;
  /** Picture used below tablet width. */
  phoneImage?: PictureFile;
  /** True for the largest picture of the page: it is preloaded instead of loaded lazily. */
  priority?: boolean;
  /** Width in the layout, for the `sizes` attribute; phones use `phoneSizes`. */
  sizes: string;
  /** True if the picture grows slightly while its `group/card` is hovered. */
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
  dusk,
  fit = "cover",
  image,
  phoneImage,
  priority = false,
  sizes,
  zooms = false,
}: PictureProps) {
  const choices = choicesOf({ dusk, image, phoneImage, sizes });
  if (priority) {
    for (const choice of choices) preloadPicture(choice);
  }
  // Browsers never split a picture between printed pages, so the cropping frame must not be split either.
  return (
    <picture className={cx("block overflow-hidden print:break-inside-avoid", className)}>
      {choices.flatMap(({ file, media, sizes: choiceSizes }) =>
        file.sources.map(({ srcSet, type }) => (
          <source key={`${media} ${type}`} media={media} sizes={choiceSizes} srcSet={srcSet} type={type} />
        )),
      )}
      <img
        alt={image.alt}
        className={cx("block w-full", fits[fit], zooms && zoom, !dusk && "dusk:brightness-88")}
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
const wideWindow = "(width >= 44rem)";
// Slightly less than the width: dense screens hide the difference, and it saves a quarter of the bytes.
const phoneSizes = "88vw";

interface Choice {
  file: PictureFile;
  /** Media query. Those of a picture do not overlap, so that only one file is preloaded. */
  media: string | undefined;
  sizes: string;
}

/** Returns the files of a picture with their media queries. Browsers use the first match. */
function choicesOf({
  dusk,
  image,
  phoneImage,
  sizes,
}: Pick<PictureProps, "dusk" | "image" | "phoneImage" | "sizes">): Choice[] {
  if (!phoneImage) return [{ file: image, media: undefined, sizes }];
  const pair = (files: CroppedPicture, schemeQuery: string): Choice[] => [
    { file: files.phoneImage, media: `${phoneWindow}${schemeQuery}`, sizes: phoneSizes },
    { file: files.image, media: `${wideWindow}${schemeQuery}`, sizes },
  ];
  const light = { image, phoneImage };
  if (!dusk) return pair(light, "");
  const dark = "(prefers-color-scheme: dark)";
  return [...pair(dusk, ` and ${dark}`), ...pair(light, ` and (not ${dark})`)];
}

function preloadPicture({ file: { sources, src }, media, sizes }: Choice): void {
  const [best] = sources;
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

/** Returns the URL of the widest file in the last source, whose type every browser displays. */
export function largestFile({ sources, src }: PictureFile): string {
  const candidates = sources.at(-1)?.srcSet.split(", ") ?? [];
  const [largest] = candidates
    .map((candidate) => {
      const [file = src, width = ""] = candidate.split(" ");
      return { file, width: Number.parseInt(width, 10) };
    })
    .sort((a, b) => b.width - a.width);
  return largest?.file ?? src;
}

interface CaptionedPictureProps extends ComponentProps<typeof Picture> {
  /** Says what the picture is, such as "Illustrative rendering." */
  caption?: string | undefined;
  /** Classes of the figure; `className` goes to the picture. */
  figureClassName?: string;
}

/** Picture that reaches the edge of the window. Its caption is below it, on desktops over its lower left corner. */
export function CaptionedPicture({ caption, figureClassName, ...picture }: CaptionedPictureProps) {
  return (
    <figure className={cx("relative", figureClassName)}>
      <Picture {...picture} />
      {caption && (
        <figcaption className="bg-surface px-edge py-2.5 text-quiet text-xs/normal desktop:absolute desktop:bottom-0 desktop:left-0 desktop:pr-6 desktop:pb-1">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
