import type { ComponentProps } from "react";
import { cx } from "./class-names.ts";
import { Picture } from "./picture.tsx";

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
