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

/** Font sizes of the initials. The limit in `cqi` makes two wide capitals fit the portrait. */
const sizes = {
  large: cx("text-[min(var(--text-rank),46cqi)]/none"),
  small: cx("text-[min(var(--text-ledger-l),44cqi)]/none"),
};

/** Photograph of a person, or their initials if there is none. */
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
        "ground-sand @container flex aspect-4/5 flex-col justify-end border border-hairline",
        className,
      )}
    >
      <span
        className={cx(
          "figure mx-[9cqi] mb-[9cqi] whitespace-nowrap border-hairline border-b pb-[0.12em] tracking-display",
          sizes[size],
        )}
      >
        {initials}
      </span>
    </span>
  );
}
