import { Plus } from "lucide-react";
import type { PostHeading } from "~/content/model/model.ts";
import { Icon } from "~/ui/icon.tsx";
import "./contents.css";

/** Fewer say no more than the text itself does at a glance. */
const fewestHeadings = 3;

/** The text's headings: beside it, or folded above it where there is no room beside it. */
export function Contents({ headings }: { headings: readonly PostHeading[] }) {
  if (headings.length < fewestHeadings) return null;
  return (
    <nav aria-label="Contents" className="post-contents accordion">
      <p className="post-contents-title">Contents</p>
      <details>
        <summary>
          Contents
          <Icon of={Plus} size={24} />
        </summary>
        <ol>
          {headings.map(({ id, level, text }) => (
            <li key={id}>
              <a className={level === 3 ? "post-contents-inner" : undefined} href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
