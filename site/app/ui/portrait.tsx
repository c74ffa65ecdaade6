import { cx } from "./class-names.ts";
import { Picture, type PictureFile } from "./picture.tsx";

interface PortraitProps {
  className?: string;
  image: PictureFile;
  /** Width in the layout, for the `sizes` attribute. */
  widths: string;
}

/** Photograph of a person. Lists show people without one by name only. */
export function Portrait({ className, image, widths }: PortraitProps) {
  return <Picture className={cx("aspect-4/5", className)} image={image} sizes={widths} />;
}
