import type { ImageAsset } from "~/content/model/model.ts";
import { cx } from "~/ui/class-names.ts";
import { Picture } from "~/ui/picture.tsx";

interface TitledPictureProps {
  caption: string;
  image: ImageAsset;
  /** Classes of the picture: its aspect ratio, the part that it shows. */
  pictureClassName: string;
  title: string;
}

/** Picture from edge to edge at the top of a section. From tablets on, the title covers its lower left corner. */
export function TitledPicture({ caption, image, pictureClassName, title }: TitledPictureProps) {
  return (
    <div className="grid grid-cols-1">
      <Picture
        className={cx("tablet:col-start-1 tablet:row-start-1", pictureClassName)}
        image={image}
        sizes="(width < 44rem) 120vw, 100vw"
      />
      <p className="wrap pt-2 text-quiet text-xs tablet:row-start-2 tablet:pt-3 tablet:text-right">
        {caption}
      </p>
      <h2 className="px-gutter pt-8 tablet:relative tablet:col-start-1 tablet:row-start-1 tablet:self-end tablet:justify-self-start tablet:bg-surface tablet:pt-6 tablet:pr-8 tablet:pb-1 tablet:pl-edge">
        {title}
      </h2>
    </div>
  );
}
