import type { FutureCities } from "~/content/model/offering.ts";
import { cx } from "~/ui/class-names.ts";
import { drawn, Legend } from "~/ui/drawing.tsx";
import { sections } from "~/words/sections.ts";
import { useWords } from "~/words/use-words.tsx";

interface TimelineProps {
  /** The year in which the plans were published. */
  currentYear: number;
  years: readonly FutureCities[];
}

/** Years to come, one slot a city: hatched in the current year, dashed in later ones. */
export function Timeline({ currentYear, years }: TimelineProps) {
  const { built, city, planned, toBeAnnounced, underWay } = useWords(sections).timeline;
  return (
    <>
      <ol className="mb-8 grid gap-10">
        {years.map(({ cities, year }) => {
          const convention = Number.parseInt(year, 10) <= currentYear ? "under-way" : "planned";
          return (
            <li className="grid gap-x-column gap-y-5 tablet:grid-cols-[2fr_10fr]" key={year}>
              <h3 className="figure text-fig-l">
                {year}
                <span className="sr-only">
                  {" "}
                  ({(convention === "planned" ? planned : underWay).toLowerCase()})
                </span>
              </h3>
              {/* Every slot of every year is as wide as one of six. */}
              <ul className="grid grid-cols-2 gap-x-3 gap-y-6 text-quiet text-s/close tablet:grid-cols-6">
                {[...Array(cities).keys()].map((slot) => (
                  <li key={slot}>
                    <span aria-hidden="true" className={cx("mb-3 block h-5", drawn[convention])} />
                    <span className="block font-semibold text-heading">{city}</span> {toBeAnnounced}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
      <Legend
        items={[
          { convention: "built", label: built },
          { convention: "under-way", label: underWay },
          { convention: "planned", label: planned },
        ]}
      />
    </>
  );
}
