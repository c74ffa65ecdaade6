import type { PostHeading } from "~/content/model/model.ts";
import { Accordion } from "~/ui/accordion.tsx";
import { cx } from "~/ui/class-names.ts";
import "./contents.css";

/** Minimum number of headings for a table of contents; fewer are visible at a glance. */
const minHeadings = 3;

/** Table of contents of a post: in the margin, or as an accordion above the text on narrow screens. */
export function Contents({ headings, title }: { headings: readonly PostHeading[]; title: string }) {
  if (headings.length < minHeadings) return null;
  const list = (
    <ol className="contents-list -mb-3">
      {headings.map(({ id, level, text }) => (
        <li key={id}>
          <a
            className={cx(
              "block py-2.5 text-s/close decoration-1 underline-offset-[0.2em] hover:underline",
              level === 3 && "pl-4 text-quiet",
            )}
            href={`#${id}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={title} className="post-contents mb-8 print:hidden">
      <p className="text-quiet text-xs">{title}</p>
      <Accordion items={[{ content: list, title }]} />
    </nav>
  );
}
