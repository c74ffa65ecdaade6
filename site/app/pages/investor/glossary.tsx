import type { GlossaryTerm } from "~/content/model/site-content.ts";
import { termAnchor } from "~/content/model/wording/anchors.ts";
import { anchored } from "./anchored.ts";

export function Glossary({ terms }: { terms: readonly GlossaryTerm[] }) {
  if (terms.length === 0) return null;
  return (
    <section className="wrap py-section">
      <h2 className="mb-head">Terms, in plain words</h2>
      <dl className="border-(--ground-heading) border-t">
        {anchored(terms, ({ term }) => termAnchor(term)).map(({ id, item: { meaning, term } }) => (
          <div
            className="hairline grid-12 scroll-mt-6 items-baseline gap-y-1 border-b py-4"
            id={id}
            key={term}
          >
            <dt className="col-span-full min-w-0 font-display text-(--ground-heading) text-[1.375rem]/[1.25] tablet:col-span-4">
              {term}
            </dt>
            <dd className="col-span-full tablet:col-span-8 desktop:col-span-7 desktop:col-start-6">
              <p className="measure">{meaning}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
