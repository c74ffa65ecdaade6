import { type KeyboardEvent, useRef } from "react";
import { Link } from "react-router";
import type { Newsletter } from "~/content/model/model.ts";
import { cx } from "~/ui/class-names.ts";
import { TextLink } from "~/ui/text-link.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";
import { newsletter } from "~/words/newsletter.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import { PdfFrame } from "./pdf-frame.tsx";

interface IssueTabsProps {
  newsletters: readonly Newsletter[];
  selected: Newsletter;
}

const panelId = "issue";
const tabId = ({ id }: Newsletter) => `issue-tab-${id}`;

/** The selected one is marked below it on a phone, at its left where the tabs stand in a column. */
const tab = cx(
  "group/tab flex min-h-14 flex-none snap-start items-center justify-between gap-4 whitespace-nowrap px-4 text-quiet",
  "border-hairline border-b focus-visible:-outline-offset-2 tablet:border-l-3 tablet:border-l-transparent",
  "data-selected:border-b-3 data-selected:border-b-frame data-selected:bg-sand-1 data-selected:text-heading",
  "tablet:data-selected:border-b tablet:data-selected:border-b-hairline tablet:data-selected:border-l-frame",
  "tablet:not-data-selected:forced-colors:border-l-[Canvas]",
);

/** Links to `?issue=` that become a tab list, with arrow keys, where there is JavaScript. */
export function IssueTabs({ newsletters, selected }: IssueTabsProps) {
  const words = useWords(newsletter).issues;
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);

  function moveFocus(event: KeyboardEvent) {
    const index = newsletters.findIndex(({ id }) => id === selected.id);
    const target = targetOf(event.key, index, newsletters.length);
    if (target === null) return;
    event.preventDefault();
    const tab = list.current?.querySelectorAll("a")[target];
    tab?.focus();
    tab?.click();
  }

  const listRole = {
    "aria-label": words.label,
    ...(hydrated
      ? ({ "aria-orientation": "vertical", onKeyDown: moveFocus, role: "tablist" } as const)
      : { role: "navigation" }),
  };
  const tabs = newsletters.map((issue) => {
    const isSelected = issue.id === selected.id;
    const tabRole = hydrated
      ? {
          "aria-controls": panelId,
          "aria-selected": isSelected,
          id: tabId(issue),
          role: "tab",
          tabIndex: isSelected ? 0 : -1,
        }
      : { "aria-current": isSelected ? ("true" as const) : undefined };
    return (
      <Link
        {...tabRole}
        className={tab}
        data-selected={isSelected || undefined}
        key={issue.id}
        preventScrollReset
        replace
        to={`?issue=${encodeURIComponent(issue.id)}`}
      >
        <span className="font-display text-title-s decoration-1 decoration-mark underline-offset-[0.3em] group-hover/tab:underline">
          {issue.name}
        </span>
        <span className="text-xs group-data-selected/tab:text-ink-2">{words.kind}</span>
      </Link>
    );
  });

  const title = fill(words.title, { name: selected.name });
  return (
    <div className="mt-head grid gap-x-column gap-y-6 tablet:grid-cols-[15rem_minmax(0,1fr)] tablet:items-start tablet:gap-x-8">
      {/* A phone's tabs scroll sideways; the next one shows half of itself. */}
      <div
        {...listRole}
        className="-mx-gutter flex snap-x snap-proximity scroll-px-gutter overflow-x-auto px-gutter tablet:mx-0 tablet:max-h-176 tablet:flex-col tablet:overflow-x-hidden tablet:overflow-y-auto tablet:border-hairline tablet:border-t tablet:px-0"
        ref={list}
      >
        {tabs}
      </div>
      <section
        className="min-w-0"
        id={panelId}
        {...(hydrated && { "aria-labelledby": tabId(selected), role: "tabpanel" })}
      >
        <h2 className="text-h3">{title}</h2>
        <p className="mt-1 flex gap-x-8">
          <TextLink href={selected.url}>{words.open}</TextLink>
          <TextLink download href={selected.url}>
            {words.download}
          </TextLink>
        </p>
        <PdfFrame key={selected.id} title={title} url={selected.url} />
      </section>
    </div>
  );
}

function targetOf(key: string, index: number, count: number): number | null {
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return (index + 1) % count;
    case "ArrowUp":
    case "ArrowLeft":
      return (index - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
