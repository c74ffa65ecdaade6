import type { Property } from "~/content/model/offering.ts";
import { formatCount } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { portfolio } from "~/copy/portfolio.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Badge } from "~/ui/drawing.tsx";

/** Property of the track record, with those of its facts that are published. */
export function PropertyRow({ property }: { property: Property }) {
  const copy = useCopy(portfolio).trackRecord;
  const { city, stage, cost, finished, name, outcome, plan, status, units } = property;
  const facts = [
    { label: copy.finished, value: finished },
    { label: copy.cost, value: cost },
    { label: copy.plan, value: plan && outcome && fill(copy.planAndOutcome, { outcome, plan }) },
  ].filter(({ value }) => value);
  return (
    <article className="grid-12 items-baseline gap-y-4 border-hairline border-b py-8">
      <h3 className="col-span-full tablet:col-span-5">{name}</h3>
      <div className="col-span-full tablet:col-span-6 tablet:col-start-7">
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-quiet text-s">
          <Badge mark={stage}>{status}</Badge>
          <span>
            {city}, {fill(copy.units, { units: formatCount(units) })}
          </span>
        </p>
        {facts.length > 0 && (
          <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-quiet text-xs">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </article>
  );
}
