import type { ReactNode } from "react";
import type { ImageAsset } from "~/content/model/model.ts";
import { cx } from "~/ui/class-names.ts";
import { Picture } from "~/ui/picture.tsx";

interface PageBannerProps {
  /** Describes the picture, such as "Illustrative rendering." */
  caption?: ReactNode;
  /** Shape of the picture. */
  className?: string;
  image: ImageAsset;
  lead?: ReactNode;
  note?: ReactNode;
  title: string;
}

export function PageBanner({
  caption,
  className = "aspect-16/10 tablet:aspect-21/8",
  image,
  lead,
  note,
  title,
}: PageBannerProps) {
  return (
    <header>
      {/* On phones the caption precedes the title, next to the picture. */}
      <div className="grid grid-cols-1">
        <Picture
          className={cx("tablet:col-start-1 tablet:row-start-1", className)}
          image={image}
          priority
          // Phones show pictures wider than 2:1 cropped, at 180vw, and others at 100vw. Files of two thirds of that
          // width look the same.
          sizes={`(width < 44rem) ${image.width > 2 * image.height ? 120 : 68}vw, 100vw`}
        />
        {caption && (
          <p className="wrap pt-2 text-quiet text-xs tablet:row-start-2 tablet:pt-3 tablet:text-right">
            {caption}
          </p>
        )}
        {/* On tablets and desktops, the title covers a corner of the picture. */}
        <h1 className="px-gutter pt-6 tablet:relative tablet:col-start-1 tablet:row-start-1 tablet:max-w-3/4 tablet:self-end tablet:justify-self-start tablet:bg-surface tablet:pr-8 tablet:pb-2 tablet:pl-edge">
          {title}
        </h1>
      </div>
      {(lead || note) && (
        <div className="wrap grid gap-x-column gap-y-6 pt-8 desktop:grid-cols-12 desktop:items-end desktop:pt-12">
          {lead && <p className="max-w-[40ch] text-lead desktop:col-span-7">{lead}</p>}
          {note && (
            <p className="measure-note text-quiet text-xs desktop:col-span-4 desktop:col-start-9">{note}</p>
          )}
        </div>
      )}
    </header>
  );
}
