import { Legend } from "~/ui/legend.tsx";
import "./timeline.css";

export interface TimelineYear {
  /** How many cities are planned, each still to be announced. */
  readonly cities: number;
  readonly convention: keyof typeof meanings;
  readonly year: string;
}

const meanings = { "under-way": "Under way", planned: "Planned" } as const;

/** Years to come, one slot a city: hatched in the current year, dashed in later ones. */
export function Timeline({ years }: { years: readonly TimelineYear[] }) {
  return (
    <>
      <ol className="timeline">
        {years.map(({ cities, convention, year }) => (
          <li className="timeline-year" key={year}>
            <h3 className="figure text-fig-l">
              {year}
              <span className="sr-only"> ({meanings[convention].toLowerCase()})</span>
            </h3>
            <ul className="timeline-slots">
              {[...Array(cities).keys()].map((slot) => (
                <li key={slot}>
                  <span aria-hidden="true" className={`timeline-bar drawn-${convention}`} />
                  <span className="timeline-city">City</span> to be announced
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <Legend
        items={[
          { convention: "built", label: "Built" },
          { convention: "under-way", label: meanings["under-way"] },
          { convention: "planned", label: meanings.planned },
        ]}
      />
    </>
  );
}
