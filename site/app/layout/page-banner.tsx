import type { ReactNode } from "react";
import type { ImageAsset } from "~/content/model/model.ts";
import { Picture } from "~/ui/picture.tsx";

interface PageBannerProps {
  /** What the picture is, such as "Illustrative rendering." */
  readonly caption?: ReactNode;
  readonly image: ImageAsset;
  readonly lead?: ReactNode;
  readonly note?: ReactNode;
  readonly title: string;
}

export function PageBanner({ caption, image, lead, note, title }: PageBannerProps) {
  return (
    <header className="page-banner">
      <div className="page-banner-picture">
        <Picture className="page-banner-image" image={image} priority sizes="(width < 44rem) 180vw, 100vw" />
        <h1 className="page-banner-title">{title}</h1>
      </div>
      {caption && <p className="page-banner-caption wrap">{caption}</p>}
      {(lead || note) && (
        <div className="page-banner-words wrap">
          {lead && <p className="page-banner-lead">{lead}</p>}
          {note && <p className="page-banner-note">{note}</p>}
        </div>
      )}
    </header>
  );
}
