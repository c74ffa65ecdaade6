import type { ReactNode } from "react";
import type { ImageAsset } from "~/content/model/model.ts";
import { Picture } from "~/ui/picture.tsx";

interface PageBannerProps {
  /** What the picture is, such as "Illustrative rendering." */
  caption?: ReactNode;
  image: ImageAsset;
  lead?: ReactNode;
  note?: ReactNode;
  title: string;
}

export function PageBanner({ caption, image, lead, note, title }: PageBannerProps) {
  return (
    <header>
      <div className="relative">
        <Picture
          className="aspect-16/10 tablet:aspect-21/8"
          image={image}
          priority
          sizes="(width < 44rem) 180vw, 100vw"
        />
        {/* From tablets on cut into the picture's corner, as wide as the words and 2rem. */}
        <h1 className="px-gutter pt-4 tablet:absolute tablet:bottom-0 tablet:left-0 tablet:max-w-3/4 tablet:bg-paper tablet:pr-8 tablet:pb-2 tablet:pl-edge">
          {title}
        </h1>
      </div>
      {caption && <p className="wrap pt-3 text-quiet text-xs tablet:text-right">{caption}</p>}
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
