import type { ReactNode } from "react";
import { controls } from "~/copy/controls.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { OpenMark } from "~/ui/accordion.tsx";
import { cx } from "~/ui/class-names.ts";
import { TextLink } from "~/ui/links.tsx";
import "./chapters.css";

interface Entry {
  id: string;
  title: string;
}

interface ChapterEntry extends Entry {
  sections: readonly Entry[];
}

/** Line of chapters that stays at the top of wide screens. `ContentsDisclosure` replaces it on narrow ones. */
export function ContentsLine({ entries }: { entries: readonly Entry[] }) {
  const { contents } = useCopy(controls);
  const { title } = useCopy(sections).expert;
  return (
    <nav
      aria-label={contents}
      className="contents-line ground-paper sticky top-0 z-10 border-hairline border-b max-desktop:hidden print:hidden"
    >
      <div className="wrap flex h-12 items-center justify-between gap-x-6">
        <Entries className="contents-list flex gap-x-7" entries={entries} />
        <TextLink className="text-s" href="#contact-form">
          {title}
        </TextLink>
      </div>
    </nav>
  );
}

/** Table of contents of narrow screens: chapters with their sections. */
export function ContentsDisclosure({ chapters }: { chapters: readonly ChapterEntry[] }) {
  const { contents } = useCopy(controls);
  return (
    <nav aria-label={contents} className="wrap pb-6 desktop:hidden print:hidden">
      <details className="group/item border-hairline border-y">
        <summary className="flex min-h-13 items-center justify-between gap-4 font-semibold text-heading">
          {contents}
          <OpenMark size={20} />
        </summary>
        <ol className="grid gap-x-column gap-y-4 pb-6 tablet:grid-cols-2">
          {chapters.map(({ id, sections, title }) => (
            <li key={id}>
              <EntryLink className="font-semibold text-heading" id={id} title={title} />
              <Entries entries={sections} />
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

interface ChapterProps extends ChapterEntry {
  children: ReactNode;
  ground: "paper" | "sand";
}

/** Chapter with its own background. On wide screens its sections are listed beside its title. */
export function Chapter({ children, ground, id, sections, title }: ChapterProps) {
  const titleId = `${id}-title`;
  return (
    <section aria-labelledby={titleId} className={ground === "sand" ? "ground-sand" : undefined} id={id}>
      <div className="wrap py-12 tablet:py-section">
        <div className="mb-8 grid-12 break-after-avoid items-end desktop:mb-16">
          <h2 className="col-span-full text-balance desktop:col-span-7" id={titleId}>
            {title}
          </h2>
          <nav aria-labelledby={titleId} className="col-span-5 col-start-8 max-desktop:hidden print:hidden">
            <Entries
              className="flex flex-wrap gap-x-6 [&_a]:underline [&_a]:decoration-1 [&_a]:decoration-mark [&_a]:underline-offset-run"
              entries={sections}
            />
          </nav>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-12 tablet:gap-20 max-tablet:[&_summary]:min-h-13 max-tablet:[&_summary]:py-3 max-tablet:[&_summary]:text-l/snug">
          {children}
        </div>
      </div>
    </section>
  );
}

function Entries({ className, entries }: { className?: string; entries: readonly Entry[] }) {
  return (
    <ol className={className}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryLink {...entry} />
        </li>
      ))}
    </ol>
  );
}

function EntryLink({ className, id, title }: Entry & { className?: string }) {
  return (
    <a
      className={cx("flex min-h-8 items-center text-s hover:underline max-desktop:min-h-11", className)}
      href={`#${id}`}
    >
      {title}
    </a>
  );
}

interface ChapterSectionProps {
  children?: ReactNode;
  id: string;
  lead?: ReactNode;
  title: string;
}

/** Section of a chapter with its anchor. On wide screens its title stays in the margin while the section scrolls. */
export function ChapterSection({ children, id, lead, title }: ChapterSectionProps) {
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

interface TitledRowsProps {
  /** Number of rows that narrow screens show; they fold the others. */
  unfolded?: number;
  rows: readonly { text: string; title: string }[];
  /** Summary of the folded rows. */
  summary?: string;
}

/** Rows with title and text. */
export function TitledRows({ rows, summary = "", unfolded = rows.length }: TitledRowsProps) {
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
        <OpenMark />
      </summary>
      {children}
    </details>
  );
}
