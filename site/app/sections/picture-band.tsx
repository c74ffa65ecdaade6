import type { ReactNode } from "react";
import type { ImageAsset } from "~/content/model/model.ts";
import { cx } from "~/ui/class-names.ts";
import { CaptionedPicture } from "~/ui/picture.tsx";

interface PictureBandProps {
  caption: string;
  /** Content below the title. */
  children: ReactNode;
  id?: string;
  image: ImageAsset;
  /** Classes of the picture, such as its shape on phones. */
  pictureClassName?: string;
  /** Width of the picture, for the `sizes` attribute. Exceeds the column's width where the column crops a wide picture. */
  sizes?: string;
  title: string;
}

/** Copy on evergreen, right of a picture that reaches the left edge; on phones and tablets below the picture. */
export function PictureBand({
  caption,
  children,
  id,
  image,
  pictureClassName = "aspect-4/3 tablet:aspect-16/9",
  sizes = "(width < 64rem) 100vw, 60vw",
  title,
}: PictureBandProps) {
  return (
    <section className="ground-evergreen desktop:grid desktop:grid-cols-[5fr_7fr]" id={id}>
      {/* The picture takes the height of the copy. */}
      <CaptionedPicture
        caption={caption}
        className={cx("desktop:absolute desktop:inset-0 desktop:aspect-auto", pictureClassName)}
        image={image}
        sizes={sizes}
      />
      <div className="px-edge py-section desktop:pl-[8vw]">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
