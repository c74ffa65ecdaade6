import { cx } from "./class-names.ts";
import onPaper from "./grass.svg";
import onEvergreenGround from "./grass-on-evergreen.svg";

/** Drawing of prairie grass on the bottom edge of its box. `className` must set the height. */
export function Grass({
  className = "h-[max(15vw,--spacing(30))]",
  onEvergreen = false,
}: {
  className?: string;
  onEvergreen?: boolean;
}) {
  return (
    <div className={cx("relative print:hidden", className)}>
      <picture>
        {!onEvergreen && <source media="(prefers-color-scheme: dark)" srcSet={onEvergreenGround} />}
        <img
          alt=""
          className="grass absolute inset-0 size-full object-[30%_100%] object-cover"
          height={192}
          loading="lazy"
          src={onEvergreen ? onEvergreenGround : onPaper}
          width={1280}
        />
      </picture>
    </div>
  );
}
