import { type KeyboardEvent, useRef } from "react";
import { Link } from "react-router";
import type { Newsletter } from "~/content/model/model.ts";
import { formatFileSize, formatUnbrokenDate } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { newsletter } from "~/copy/newsletter.ts";
import { Filled, useCopy } from "~/copy/use-copy.tsx";
import { cx } from "~/ui/class-names.ts";
import { PlainLink, TextLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";

interface IssueTabsProps {
  newsletters: readonly Newsletter[];
  selected: Newsletter;
}

const panelId = "issue";
const tabId = ({ id }: Newsletter) => `issue-tab-${id}`;

/** Classes of a tab. The line that marks the selected one is below it on phones, otherwise left of it. */
const tabLook = cx(
  "group/tab flex min-h-14 flex-none snap-start flex-col justify-center whitespace-nowrap px-3 text-quiet tablet:px-4 tablet:py-3",
  "border-hairline border-b focus-visible:-outline-offset-2 tablet:border-l-3 tablet:border-l-transparent",
  "data-selected:border-b-3 data-selected:border-b-frame data-selected:bg-sand-1 dusk:data-selected:bg-evergreen-2 data-selected:text-heading",
  "tablet:data-selected:border-b tablet:data-selected:border-b-hairline tablet:data-selected:border-l-frame",
  "tablet:not-data-selected:forced-colors:border-l-[Canvas]",
);

/** Links to `?issue=` that JavaScript turns into a tab list with arrow keys. */
export function IssueTabs({ newsletters, selected }: IssueTabsProps) {
  const copy = useCopy(newsletter).issues;
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);

  function selectByKey(event: KeyboardEvent) {
    const index = newsletters.findIndex(({ id }) => id === selected.id);
    const target = nextIndex(event.key, index, newsletters.length);
    if (target === null) return;
    event.preventDefault();
    const tab = list.current?.querySelectorAll("a")[target];
    tab?.focus();
    tab?.click();
  }

  const listAttributes = {
    "aria-label": copy.label,
    ...(hydrated
      ? ({ "aria-orientation": "vertical", onKeyDown: selectByKey, role: "tablist" } as const)
      : { role: "navigation" }),
  };
  const tabs = newsletters.map((issue) => {
    const isSelected = issue.id === selected.id;
    const tabAttributes = hydrated
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
        {...tabAttributes}
        className={tabLook}
        data-selected={isSelected || undefined}
        key={issue.id}
        preventScrollReset
        replace
        to={`?issue=${encodeURIComponent(issue.id)}`}
      >
        <span className="font-display text-l tablet:text-title-s decoration-1 decoration-mark underline-offset-[0.3em] group-hover/tab:underline">
          {issue.name}
        </span>
        {issue.headline && (
          <span className="whitespace-normal text-s max-tablet:hidden">{issue.headline}</span>
        )}
      </Link>
    );
  });

  const title = fill(copy.title, { name: selected.name });
  return (
    <div className="mt-head grid gap-x-column gap-y-6 tablet:grid-cols-[17rem_minmax(0,1fr)] tablet:items-start tablet:gap-x-8">
      {/* On phones the tabs scroll sideways. */}
      <div
        {...listAttributes}
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
        <div className="flex flex-wrap items-baseline gap-x-4 text-s">
          <h2 className="font-sans font-semibold text-s tracking-normal">{title}</h2>
          <p className="text-quiet">
            <Filled
              text={copy.facts}
              values={{
                date: <time dateTime={selected.publishedAt}>{formatUnbrokenDate(selected.publishedAt)}</time>,
                size: formatFileSize(selected.sizeBytes),
              }}
            />
          </p>
        </div>
        <IssuePreview issue={selected} />
        <PdfFrame issue={selected} key={selected.id} title={title} />
      </section>
    </div>
  );
}

/** Returns the index of the tab that a key selects; null for other keys. */
function nextIndex(key: string, index: number, count: number): number | null {
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

/** First sentences and first page of an issue, for browsers that cannot display PDFs, and links to the PDF. */
function IssuePreview({ issue: { cover, headline, name, opening, url } }: { issue: Newsletter }) {
  const copy = useCopy(newsletter).issues;
  return (
    <div className={cx("mt-4 grid gap-x-column gap-y-6", cover && "desktop:grid-cols-2")}>
      <div className="border-heading border-t pt-6">
        {headline && <h3 className="text-h2">{headline}</h3>}
        {opening && <p className="measure mt-4 text-lead">{opening}</p>}
        <p className="mt-4 flex flex-wrap gap-x-8 *:whitespace-nowrap">
          <TextLink href={url}>{copy.open}</TextLink>
          <TextLink download href={url}>
            {copy.download}
          </TextLink>
        </p>
      </div>
      {cover && (
        <PlainLink className="block border border-hairline" href={url}>
          <Picture
            fit="contain"
            image={{ ...cover, alt: fill(copy.cover, { name }) }}
            sizes="(width < 44rem) 88vw, (width < 64rem) 52vw, 30vw"
          />
        </PlainLink>
      )}
    </div>
  );
}

/** Parameters that make the PDF viewers of browsers show the full width without thumbnails. */
const fitToWidth = "view=FitH&navpanes=0";

/**
 * PDF viewer, 600 pixels high (specification, section 9). With scripts, it is left out if the browser cannot display
 * PDFs. A text is visible until the PDF has loaded. If the first page is shown above, the viewer opens at the second.
 */
function PdfFrame({ issue: { cover, url }, title }: { issue: Newsletter; title: string }) {
  const copy = useCopy(newsletter).issues;
  const hydrated = useHydrated();
  const frame = (
    <div
      className="relative mt-6 grid h-150 bg-sand-2 shadow-[inset_0_0_0_1px_var(--ground-line)]"
      data-pdf-frame
    >
      <p
        aria-hidden="true"
        className="place-self-center p-6 font-display text-evergreen text-title-s [grid-area:1/1]"
      >
        {copy.loading}
      </p>
      <iframe
        className="relative h-full w-full [grid-area:1/1]"
        height="600"
        src={`${url}#${cover ? "page=2&" : ""}${fitToWidth}`}
        title={title}
      />
    </div>
  );
  if (!hydrated) return <noscript className="noscript:contents">{frame}</noscript>;
  return navigator.pdfViewerEnabled ? frame : null;
}
