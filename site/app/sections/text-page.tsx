import type { ReactNode } from "react";
import { controls } from "~/copy/controls.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "~/ui/class-names.ts";

interface TextPageProps<Section> {
  /** Renders a section below its title. */
  children: (section: Section) => ReactNode;
  /** Line below the title of the page. */
  head: ReactNode;
  /** True if the list of contents may be higher than the window. The text is then narrower. */
  isLong?: boolean;
  /** Sections, keyed by anchor. */
  sections: Readonly<Record<string, Section>>;
  title: string;
}

/** Long text with a table of contents: next to it on desktops, otherwise above it. */
export function TextPage<Section extends { readonly title: string }>({
  children,
  head,
  isLong = false,
  sections,
  title,
}: TextPageProps<Section>) {
  const entries = Object.entries(sections);
  return (
    <div className="wrap grid-12 gap-y-head pt-head pb-section">
      <header className="col-span-full">
        <h1>{title}</h1>
        {head}
      </header>
      <nav
        aria-label={useCopy(controls).contents}
        className={cx(
          "col-span-full self-start desktop:sticky desktop:top-6 desktop:col-span-3",
          isLong && "desktop:max-h-[calc(100svh-3rem)] desktop:overflow-y-auto",
        )}
      >
        <ol className="contents-list border-hairline border-t">
          {entries.map(([id, section]) => (
            <li className="border-hairline border-b" key={id}>
              <a className="flex min-h-11 items-center text-s hover:underline" href={`#${id}`}>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div
        className={cx(
          "col-span-full grid gap-12 desktop:col-start-5",
          isLong ? "desktop:col-span-6" : "desktop:col-span-7",
        )}
      >
        {entries.map(([id, section]) => (
          <section className="measure scroll-mt-6" id={id} key={id}>
            <h2 className="mb-4 text-h3">{section.title}</h2>
            {children(section)}
          </section>
        ))}
      </div>
    </div>
  );
}
