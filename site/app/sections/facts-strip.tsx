import { cx } from "~/ui/class-names.ts";
import { sections } from "~/words/sections.ts";
import { useWords } from "~/words/use-words.tsx";

export interface Fact {
  label: string;
  /** A unit in words, set small after the figure. */
  unit?: string;
  value: string;
}

interface FactsStripProps {
  /** The specific caution that belongs to these figures. */
  caution: string;
  facts: readonly Fact[];
  pictureCaption: string;
}

/** Four stand two by two on a phone; fewer are a ledger there. */
const strips = {
  four: {
    fact: cx("max-tablet:even:border-l max-tablet:even:pl-4"),
    list: cx(
      "grid-cols-2 tablet:max-desktop:grid-cols-[26fr_20fr_22fr_28fr] desktop:grid-cols-[27fr_22fr_22fr_25fr]",
    ),
    sides: cx("tablet:not-first:border-l tablet:not-first:pl-4 desktop:not-first:pl-6"),
  },
  other: {
    fact: cx("max-tablet:flex max-tablet:items-baseline max-tablet:justify-between max-tablet:gap-4"),
    list: cx("tablet:grid-cols-3"),
    sides: cx(
      "tablet:not-nth-[3n+1]:border-l tablet:not-nth-[3n+1]:pl-4 desktop:not-nth-[3n+1]:pl-6 max-tablet:py-3",
    ),
  },
};

/** Figures under a hero, their caution below them. */
export function FactsStrip({ caution, facts, pictureCaption }: FactsStripProps) {
  const { label } = useWords(sections).facts;
  if (facts.length === 0) return <Notes pictureCaption={pictureCaption} />;
  const strip = facts.length === 4 ? strips.four : strips.other;
  return (
    <section aria-label={label}>
      <dl className={cx("wrap grid print:break-inside-avoid", strip.list)}>
        {facts.map((fact) => (
          <div
            className={cx(
              "border-hairline border-b pt-6 pb-4 tablet:pt-8 tablet:pb-5.75",
              strip.fact,
              strip.sides,
            )}
            key={fact.label}
          >
            <dt className="mb-1.75 text-quiet text-s">{fact.label}</dt>
            <dd className="figure text-fig-l">
              {fact.value}
              {fact.unit && <small> {fact.unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <Notes caution={caution} pictureCaption={pictureCaption} />
    </section>
  );
}

function Notes({ caution, pictureCaption }: Partial<Omit<FactsStripProps, "facts">>) {
  return (
    <div className="wrap flex flex-wrap justify-between gap-x-16 gap-y-2 py-4 text-quiet text-xs/normal">
      {caution && <p className="measure-note">{caution}</p>}
      <p>{pictureCaption}</p>
    </div>
  );
}
