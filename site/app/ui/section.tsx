import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

const grounds = {
  evergreen: cx("ground-evergreen"),
  paper: undefined,
  plan: cx("ground-plan"),
  sand: cx("ground-sand"),
};

const paddings = { both: cx("py-section"), bottom: cx("pb-section") };

interface SectionProps {
  children: ReactNode;
  /** Classes of the inner element: a grid, its gaps. */
  className?: string;
  ground?: keyof typeof grounds;
  id?: string;
  /** Text below the title, in text size. Not shown with a note or without a title. */
  lead?: ReactNode;
  /** Note right of the title, below it on narrow windows. Not shown without a title. */
  note?: ReactNode;
  /** `bottom` is for a section that follows another one on the same background. */
  padding?: keyof typeof paddings;
  /** Heading; omitted if it is elsewhere in the section. */
  title?: string | undefined;
}

/** Section of a page: its background reaches from edge to edge, its content from gutter to gutter. */
export function Section({
  children,
  className,
  ground = "paper",
  id,
  lead,
  note,
  padding = "both",
  title,
}: SectionProps) {
  return (
    <section className={grounds[ground]} id={id}>
      <div className={cx("wrap", paddings[padding], className)}>
        {title && !note && (
          <div className="mb-head break-after-avoid">
            <h2>{title}</h2>
            {lead && <p className="measure mt-4 text-pretty">{lead}</p>}
          </div>
        )}
        {title && note && (
          <div className="mb-head grid-12 items-end gap-y-4 break-after-avoid">
            <h2 className="col-span-full desktop:col-span-8">{title}</h2>
            <p className="col-span-full max-w-108 text-quiet text-xs/normal desktop:col-span-4">{note}</p>
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
