export interface Fact {
  readonly label: string;
  /** A unit in words, set small after the figure. */
  readonly unit?: string;
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
  if (facts.length === 0) {
    return (
      <div className="facts-notes wrap">
        <p>{pictureCaption}</p>
      </div>
    );
  }
  return (
    <section aria-label="Key figures" className="wrap">
      <dl className={`facts facts-of-${facts.length}`}>
        {facts.map(({ label, unit, value }) => (
          <div className="fact" key={label}>
            <dt className="fact-label">{label}</dt>
            <dd className="figure text-fig-l">
              {value}
              {unit && <small> {unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="facts-notes">
        <p className="measure-note">{caution}</p>
        <p>{pictureCaption}</p>
      </div>
    </section>
  );
}
