import { cx } from "./class-names.ts";
import { Picture, type PictureFile } from "./picture.tsx";

interface PortraitProps {
  className?: string;
  image: PictureFile | null;
  name: string;
  size?: keyof typeof sizes;
  /** Width in the layout, for the `sizes` attribute. */
  widths: string;
}

const sizes = { large: cx("text-rank/none"), small: cx("text-ledger-l/none") };

/** Photograph, or initials without one. */
export function Portrait({ className, image, name, size = "large", widths }: PortraitProps) {
  if (image) return <Picture className={cx("aspect-4/5", className)} image={image} sizes={widths} />;
  const initials = name
    .split(/\s+/)
    .map(([first = ""]) => first)
    .join("");
  return (
    <span
      aria-hidden="true"
      className={cx(
        "ground-sand flex aspect-4/5 flex-col justify-end border border-hairline p-[0.2em]",
        sizes[size],
        className,
      )}
    >
      <span className="figure border-hairline border-b pb-[0.12em] tracking-display">{initials}</span>
    </span>
  );
}
