import type { ComponentProps } from "react";
import { cx } from "./class-names.ts";
import { Picture } from "./picture.tsx";

interface CaptionedPictureProps extends ComponentProps<typeof Picture> {
  /** Says what the picture is, such as "Illustrative rendering." */
  caption?: string | undefined;
  /** `corner` puts the caption over the lower left corner; `desktopCorner` only on desktops, else below the picture. */
  captionAt: keyof typeof captions;
  /** Classes of the figure; `className` goes to the picture. */
  figureClassName?: string;
}

const captions = {
  desktopCorner: cx(
    "bg-surface px-edge py-2.5 desktop:absolute desktop:bottom-0 desktop:left-0 desktop:pr-6 desktop:pb-1",
  ),
  corner: cx("absolute bottom-0 left-0 bg-surface pt-2.5 pr-6 pb-1 pl-edge desktop:pl-6"),
};

/** Picture that reaches the edge of the window, with its caption. */
export function CaptionedPicture({ caption, captionAt, figureClassName, ...picture }: CaptionedPictureProps) {
  return (
    <figure className={cx("relative", figureClassName)}>
      <Picture {...picture} />
      {caption && (
        <figcaption className={cx("text-quiet text-xs/normal", captions[captionAt])}>{caption}</figcaption>
      )}
    </figure>
  );
}
