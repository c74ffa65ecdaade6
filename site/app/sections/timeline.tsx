import type { FutureCities } from "~/content/model/site-content.ts";
import { Legend } from "~/ui/legend.tsx";
import "./timeline.css";

const meanings = { "under-way": "Under way", planned: "Planned" } as const;

interface TimelineProps {
  /** The year in which the plans were published. */
  readonly currentYear: number;
  readonly years: readonly FutureCities[];
}

/** Years to come, one slot a city: hatched in the current year, dashed in later ones. */
export function Timeline({ currentYear, years }: TimelineProps) {
  return (
    <>
      <ol className="timeline">
        {years.map(({ cities, year }) => {
          const convention = Number.parseInt(year, 10) <= currentYear ? "under-way" : "planned";
          return (
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
          );
        })}
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
