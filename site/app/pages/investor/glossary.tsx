import { glossary } from "./glossary.ts";

export function Glossary() {
  return (
    <section className="wrap py-section">
      <h2 className="mb-head">Words</h2>
      <dl className="border-(--ground-heading) border-t">
        {glossary.map(({ meaning, term }) => (
          <div
            className="hairline grid-12 items-baseline gap-y-1 border-b py-4"
            id={term.toLowerCase().replaceAll(" ", "-")}
            key={term}
          >
            <dt className="col-span-full font-display text-(--ground-heading) text-[1.375rem]/[1.25] tablet:col-span-4">
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
