import type { ComponentProps } from "react";
import { cx } from "./class-names.ts";
import { Picture } from "./picture.tsx";

interface HeroFigureProps extends ComponentProps<typeof Picture> {
  /** Says what the picture is, such as "Illustrative rendering." */
  caption?: string | undefined;
  /** Classes of the figure; `className` goes to the picture. */
  figureClassName?: string;
}

/** First picture of a page, with its caption below it or, on desktops, in its lower left corner. */
export function HeroFigure({ caption, figureClassName, ...picture }: HeroFigureProps) {
  return (
    <figure className={cx("relative", figureClassName)}>
      <Picture {...picture} />
      {caption && (
        <figcaption className="px-edge py-2.5 text-quiet text-xs desktop:absolute desktop:bottom-0 desktop:left-0 desktop:bg-surface desktop:pt-2.5 desktop:pr-6 desktop:pb-1">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
