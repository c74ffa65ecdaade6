import type { ReactNode } from "react";
import type { ImageAsset } from "~/content/model/model.ts";
import { CaptionedPicture } from "~/ui/captioned-picture.tsx";

interface PictureBandProps {
  caption: string;
  /** Content below the title. */
  children: ReactNode;
  image: ImageAsset;
  title: string;
}

/** Copy on evergreen, with a picture that bleeds left. On phones the picture comes first. */
export function PictureBand({ caption, children, image, title }: PictureBandProps) {
  return (
    <section className="ground-evergreen desktop:grid desktop:grid-cols-[5fr_7fr]">
      <CaptionedPicture
        caption={caption}
        captionAt="corner"
        className="aspect-16/9 desktop:absolute desktop:inset-0 desktop:aspect-auto"
        image={image}
        sizes="(width < 64rem) 100vw, 60vw"
      />
      <div className="px-edge py-section desktop:pl-[8vw]">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
