import type { ReactNode } from "react";
import type { FutureCities } from "~/content/model/offering.ts";
import type { Stat } from "~/content/model/site-content.ts";
import { formatCount } from "~/content/model/wording/format.ts";
import { capitalize, countWord } from "~/content/model/wording/running-text.ts";
import { fill } from "~/copy/copy.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "~/ui/class-names.ts";
import { patternClasses } from "~/ui/drawing.tsx";

export interface Fact {
  /** Period, audience or class that the figure applies to. */
  basis?: ReactNode | undefined;
  label: string;
  unit?: string;
  value: string;
}

/** CSS classes. Four facts form two columns below desktop width; other numbers of facts form label-value rows on phones. */
const layouts = {
  four: {
    fact: cx(
      "row-span-3 grid-rows-subgrid pt-5 pb-4 max-desktop:odd:pr-3 max-desktop:even:border-l max-desktop:even:pl-3 desktop:py-7 desktop:pr-3 desktop:not-first:border-l desktop:not-first:pl-6",
    ),
    list: cx("grid-cols-2 desktop:grid-cols-4"),
  },
  other: {
    fact: cx(
      "py-4 tablet:row-span-3 tablet:grid-rows-subgrid tablet:py-7 tablet:not-nth-[3n+1]:border-l tablet:not-nth-[3n+1]:pl-4 desktop:not-nth-[3n+1]:pl-6",
      "max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:gap-x-4 max-tablet:[&>dd+dd]:col-span-full",
    ),
    list: cx("max-tablet:pt-6 tablet:grid-cols-3"),
  },
};

export function FactsStrip({ caution, facts }: { caution: ReactNode; facts: readonly Fact[] }) {
  const { label } = useCopy(sections).facts;
  if (facts.length === 0) return null;
  const layout = facts.length === 4 ? layouts.four : layouts.other;
  return (
    <section aria-label={label}>
      <dl className={cx("wrap grid print:break-inside-avoid", layout.list)}>
        {facts.map((fact) => (
          // Label, figure and basis share subgrid rows, so that figures align even if a label wraps.
          <div
            className={cx("grid items-baseline gap-y-2 border-hairline border-b", layout.fact)}
            key={fact.label}
          >
            <dt className="text-balance pb-1 text-quiet text-s/close">{fact.label}</dt>
            <dd className="figure whitespace-nowrap text-fact">
              {fact.value}
              {fact.unit && <small> {fact.unit}</small>}
            </dd>
            {fact.basis && <dd className="text-pretty text-quiet text-xs/normal">{fact.basis}</dd>}
          </div>
        ))}
      </dl>
      {caution && (
        <div className="wrap py-4 text-quiet text-xs/normal">
          <p className="measure-note">{caution}</p>
        </div>
      )}
    </section>
  );
}

/** Pixels of bar per home. Bars of several hundred homes are wider than the window; flex shrinks them in proportion. */
const pixelsPerUnit = 10;

/** Maximum number of counts that desktops show side by side. */
const maxSideBySide = 3;

/**
 * Counts of units, each with a bar whose width is in proportion. The CSP forbids `style` attributes, so SVG widths and
 * flex shrinking set the widths.
 */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  const mostUnits = Math.max(...stats.map((stat) => stat.units));
  const isSideBySide = stats.length <= maxSideBySide;
  return (
    <ul
      className={cx(
        "grid grid-cols-1 gap-10 pt-2",
        isSideBySide && "desktop:flex desktop:gap-column desktop:pt-5",
      )}
    >
      {stats.map((stat) => (
        // Phones show the label next to the figure.
        <li
          className={cx(
            "grid grid-cols-[auto_1fr] items-end gap-x-4 tablet:block print:pt-4",
            isSideBySide && "desktop:min-w-60",
          )}
          key={stat.label}
        >
          <p className="figure text-fig-xl">{formatCount(stat.units)}</p>
          <div
            aria-hidden="true"
            className={cx(
              "max-tablet:order-last max-tablet:col-span-2 mt-4 flex",
              isSideBySide && "desktop:mt-6",
            )}
          >
            <svg
              className={cx("min-w-0", patternClasses[stat.stage], isSideBySide && "desktop:max-w-full")}
              height="20"
              width={stat.units * pixelsPerUnit}
            />
            <svg
              className={cx("min-w-0", isSideBySide && "desktop:hidden")}
              height="20"
              width={(mostUnits - stat.units) * pixelsPerUnit}
            />
          </div>
          <div className="leading-snug tablet:mt-3 tablet:leading-relaxed">
            <p className="font-semibold text-heading">{stat.label}</p>
            <p className="text-quiet text-s/[inherit]">{stat.note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Number of planned cities per year. Their names are published once the land is bought. */
export function FutureCitiesTimeline({ years }: { years: readonly FutureCities[] }) {
  const { cities: severalCities, city: oneCity } = useCopy(sections).timeline;
  return (
    <ol className="grid gap-x-column desktop:grid-cols-2">
      {years.map(({ cities, year }) => (
        <li
          className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline border-hairline border-t py-4"
          key={year}
        >
          <h3 className="figure text-fig-s">{year}</h3>
          <p>{cities === 1 ? oneCity : fill(severalCities, { count: capitalize(countWord(cities)) })}</p>
        </li>
      ))}
    </ol>
  );
}
