import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { investor } from "~/copy/investor.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "~/ui/class-names.ts";
import { Icon } from "~/ui/icon.tsx";
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
  const { contents } = useCopy(investor);
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

export function ContentsDisclosure({ chapters }: { chapters: readonly ChapterEntry[] }) {
  const { contents } = useCopy(investor);
  return (
    <nav aria-label={contents} className="wrap pb-6 desktop:hidden print:hidden">
      <details className="group/item border-hairline border-y">
        <summary className="flex min-h-13 items-center justify-between gap-4 font-semibold text-heading">
          {contents}
          <Icon
            className="transition-[rotate] group-open/item:rotate-45 motion-reduce:transition-none"
            of={Plus}
          />
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
