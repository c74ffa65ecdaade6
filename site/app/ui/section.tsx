import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

const grounds = { paper: undefined, plan: cx("ground-plan"), sand: cx("ground-sand") };

const paddings = { both: cx("py-section"), bottom: cx("pb-section") };

interface SectionProps {
  children: ReactNode;
  /** Of the part inside, as wide as the page's words: a grid, its gaps. */
  className?: string;
  ground?: keyof typeof grounds;
  id?: string;
  labelledBy?: string;
  /** How to read what follows, such as the date of its figures. */
  note?: ReactNode;
  /** `bottom` follows a section on the same ground. */
  padding?: keyof typeof paddings;
  /** Its heading; leave it out where the heading stands elsewhere than at the top. */
  title?: string | undefined;
}

/** A section of a page: its ground from edge to edge, and what stands on it between the gutters. */
export function Section({
  children,
  className,
  ground = "paper",
  id,
  labelledBy,
  note,
  padding = "both",
  title,
}: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} className={grounds[ground]} id={id}>
      <div className={cx("wrap", paddings[padding], className)}>
        {title && <SectionHead note={note} title={title} />}
        {children}
      </div>
    </section>
  );
}

/** A section's title at the left, a quiet note at the right. */
function SectionHead({ note, title }: { note?: ReactNode; title: string }) {
  if (!note) return <h2 className="mb-head">{title}</h2>;
  return (
    <div className="mb-head grid-12 items-end gap-y-4 break-after-avoid">
      <h2 className="col-span-full desktop:col-span-8">{title}</h2>
      <p className="col-span-full max-w-108 text-quiet text-xs/normal desktop:col-span-4">{note}</p>
    </div>
  );
}
