import { Plus } from "lucide-react";
import { investor } from "~/copy/investor.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Icon } from "~/ui/icon.tsx";

interface ContentsEntry {
  id: string;
  title: string;
}

/** Table of contents in the margin of wide screens. `ContentsDisclosure` replaces it on others. */
export function ContentsBeside({ entries }: { entries: readonly ContentsEntry[] }) {
  const { contents } = useCopy(investor);
  return (
    <nav
      aria-label={contents}
      className="col-span-3 self-start max-desktop:hidden desktop:sticky desktop:top-6 desktop:max-h-[calc(100svh-3rem)] desktop:overflow-y-auto print:hidden"
    >
      <p className="font-semibold text-heading text-s">{contents}</p>
      <Entries entries={entries} />
    </nav>
  );
}

export function ContentsDisclosure({ entries }: { entries: readonly ContentsEntry[] }) {
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
        <div className="pb-4">
          <Entries entries={entries} />
        </div>
      </details>
    </nav>
  );
}

function Entries({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol className="contents-list">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a
            className="flex min-h-8 items-center text-s hover:underline max-desktop:min-h-11"
            href={`#${id}`}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
