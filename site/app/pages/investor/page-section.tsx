import type { ReactNode } from "react";
import { cx } from "~/ui/class-names.ts";

interface PageSectionProps {
  children?: ReactNode;
  id: string;
  lead?: ReactNode;
  title: string;
}

/** Section of a chapter with its anchor. On wide screens its title stays in the margin while the section scrolls. */
export function PageSection({ children, id, lead, title }: PageSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-6 desktop:grid-12" id={id}>
      <h3
        className="mb-4 break-after-avoid desktop:sticky desktop:top-18 desktop:col-span-3 desktop:mb-0 desktop:self-start print:static"
        id={`${id}-title`}
      >
        {title}
      </h3>
      <div className="min-w-0 desktop:col-span-9">
        {lead && <p className={cx("measure", children !== undefined && "mb-6")}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}

interface PageRowsProps {
  rows: readonly { text: string; title: string }[];
}

/** Rows with title and text. */
export function PageRows({ rows }: PageRowsProps) {
  return (
    <ul className="border-hairline border-t">
      {rows.map(({ text, title }) => (
        <li
          className="grid gap-x-column gap-y-2 border-hairline border-b py-5 tablet:grid-cols-[1fr_2fr] tablet:items-baseline"
          key={title}
        >
          <h4 className="font-display text-heading text-title">{title}</h4>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
