import { controls } from "~/copy/controls.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "~/ui/class-names.ts";

interface TextContentsProps {
  className?: string;
  /** Titles of the sections, keyed by anchor. */
  sections: Readonly<Record<string, { readonly title: string }>>;
}

/** Table of contents of a long text: next to it on desktops, otherwise above it. */
export function TextContents({ className, sections }: TextContentsProps) {
  return (
    <nav
      aria-label={useCopy(controls).contents}
      className={cx("col-span-full self-start desktop:sticky desktop:top-6 desktop:col-span-3", className)}
    >
      <ol className="contents-list border-hairline border-t">
        {Object.entries(sections).map(([id, { title }]) => (
          <li className="border-hairline border-b" key={id}>
            <a className="flex min-h-11 items-center text-s hover:underline" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
