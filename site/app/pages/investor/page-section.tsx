import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "~/ui/class-names.ts";
import { Icon } from "~/ui/icon.tsx";

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
        className="mb-3 break-after-avoid desktop:sticky desktop:top-18 desktop:col-span-3 desktop:mb-0 desktop:self-start print:static"
        id={`${id}-title`}
      >
        {title}
      </h3>
      <div className="min-w-0 desktop:col-span-9">
        {lead && <p className={cx("measure", children !== undefined && "mb-4 tablet:mb-6")}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}

interface PageRowsProps {
  /** Number of rows that phones show; they fold the others. */
  unfolded?: number;
  rows: readonly { text: string; title: string }[];
  /** Summary of the folded rows. */
  summary?: string;
}

/** Rows with title and text. */
export function PageRows({ rows, summary = "", unfolded = rows.length }: PageRowsProps) {
  const list = (some: typeof rows) => (
    <ul className="border-hairline not-in-[details]:border-t">
      {some.map(({ text, title }) => (
        <li
          className="grid gap-x-column gap-y-1 border-hairline border-b py-4 tablet:grid-cols-[1fr_2fr] tablet:items-baseline tablet:py-5"
          key={title}
        >
          <h4 className="font-display text-heading text-title">{title}</h4>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(rows.slice(0, unfolded))}
      {unfolded < rows.length && <Fold summary={summary}>{list(rows.slice(unfolded))}</Fold>}
    </>
  );
}

/** Content that narrow screens fold under a summary of it. Wide screens and print show it without the summary. */
export function Fold({ children, summary }: { children: ReactNode; summary: string }) {
  return (
    <details className="group/item desktop:details-content:[content-visibility:visible]" data-fold>
      <summary className="flex -mt-px min-h-16 items-center justify-between gap-4 border-hairline border-y py-4 font-display text-heading text-title print:hidden desktop:supports-[selector(::details-content)]:hidden">
        {summary}
        <Icon
          className="transition-[rotate] group-open/item:rotate-45 motion-reduce:transition-none"
          of={Plus}
          size={24}
        />
      </summary>
      {children}
    </details>
  );
}
