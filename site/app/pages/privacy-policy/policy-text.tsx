import { Fragment } from "react";
import type { PolicySection } from "./policy.ts";
import { PolicyTable } from "./policy-table.tsx";

/** A section's table stands after its first paragraph. */
export function PolicyText({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <div className="col-span-full grid gap-12 desktop:col-span-6 desktop:col-start-5">
      {sections.map(({ id, paragraphs, table, title }) => (
        <section className="measure scroll-mt-6" id={id} key={id}>
          <h2 className="text-h3">{title}</h2>
          {paragraphs.map((paragraph, index) => (
            <Fragment key={paragraph}>
              <p className="mt-4">{paragraph}</p>
              {index === 0 && table && <PolicyTable table={table} />}
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  );
}
