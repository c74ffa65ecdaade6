import { type KeyboardEvent, useRef } from "react";
import { Link } from "react-router";
import type { Newsletter } from "~/content/model/model.ts";
import { TextLink } from "~/ui/text-link.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";
import { PdfFrame } from "./pdf-frame.tsx";

interface IssueTabsProps {
  newsletters: readonly Newsletter[];
  selected: Newsletter;
}

const panelId = "issue";
const tabId = ({ id }: Newsletter) => `issue-tab-${id}`;

/** Links to `?issue=` that become a tab list, with arrow keys, where there is JavaScript. */
export function IssueTabs({ newsletters, selected }: IssueTabsProps) {
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

  const listProps = hydrated
    ? {
        "aria-label": "Issues",
        "aria-orientation": "vertical" as const,
        onKeyDown: moveFocus,
        role: "tablist",
      }
    : { "aria-label": "Issues", role: "navigation" };
  const tabs = newsletters.map((newsletter) => {
    const isSelected = newsletter.id === selected.id;
    const tabProps = hydrated
      ? {
          "aria-controls": panelId,
          "aria-selected": isSelected,
          id: tabId(newsletter),
          role: "tab",
          tabIndex: isSelected ? 0 : -1,
        }
      : { "aria-current": isSelected ? ("true" as const) : undefined };
    return (
      <Link
        {...tabProps}
        className={isSelected ? "issue-tab issue-tab-selected" : "issue-tab"}
        key={newsletter.id}
        preventScrollReset
        replace
        to={`?issue=${encodeURIComponent(newsletter.id)}`}
      >
        <span className="issue-tab-name">{newsletter.name}</span>
        <span className="issue-tab-kind">PDF</span>
      </Link>
    );
  });

  return (
    <div className="issues">
      <div {...listProps} className="issue-tabs" ref={list}>
        {tabs}
      </div>
      <section
        className="min-w-0"
        id={panelId}
        {...(hydrated && { "aria-labelledby": tabId(selected), role: "tabpanel" })}
      >
        <h2 className="text-h3">{selected.name} Newsletter PDF</h2>
        <p className="mt-1 flex gap-x-8">
          <TextLink href={selected.url}>Open</TextLink>
          <TextLink href={selected.url} download>
            Download
          </TextLink>
        </p>
        <PdfFrame key={selected.id} title={`${selected.name} Newsletter PDF`} url={selected.url} />
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
