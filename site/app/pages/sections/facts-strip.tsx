import "./facts-strip.css";

export interface Fact {
  readonly label: string;
  readonly value: string;
}

interface FactsStripProps {
  /** The specific caution that belongs to these figures. */
  readonly caution: string;
  readonly facts: readonly Fact[];
  readonly pictureCaption: string;
}

/** Figures under a hero, their caution below them. */
export function FactsStrip({ caution, facts, pictureCaption }: FactsStripProps) {
  return (
    <section aria-label="Key figures" className="wrap">
      <dl className="facts">
        {facts.map(({ label, value }) => (
          <div className="fact" key={label}>
            <dt className="quiet text-s">{label}</dt>
            <dd className="figure text-fig-l">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="quiet flex flex-wrap justify-between gap-x-16 gap-y-2 pt-4 text-xs">
        <p className="measure-note">{caution}</p>
        <p>{pictureCaption}</p>
      </div>
    </section>
  );
}
