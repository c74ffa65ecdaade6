import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "~/ui/class-names.ts";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { Fold, PageSection } from "../chapters.tsx";
import { Bar, BarLegend } from "./bars.tsx";
import {
  exampleReturn,
  formatMultiple,
  formatRate,
  gridDelays,
  type LeverageFacts,
  monthlyCost,
  type OnePayment,
  priceDrops,
  saleExample,
} from "./delay.ts";
import { WorkingOut } from "./timeline.tsx";
import "./price-and-delay.css";

interface PriceAndDelayProps {
  facts: LeverageFacts;
  name: string;
  onePayment: OnePayment;
}

/** Table of the returns after a lower price, a later sale or both. */
export function PriceAndDelay({ facts, name, onePayment }: PriceAndDelayProps) {
  const { priceAndDelay: copy, timeline } = useCopy(investor);
  const { leverage, multiple, years } = onePayment;
  const planned = saleExample(facts.assetValue, facts.equity, multiple);
  const atCost = saleExample(facts.taxCost, facts.equity, multiple);
  if (leverage === null || !planned) return null;
  const figures = { cost: monthlyCost, leverage, ratio: multiple.toFixed(2) };
  const rows = priceDrops.map((drop) => ({
    cells: gridDelays.map((months) => ({ months, ...exampleReturn(onePayment, months, drop) })),
    drop,
  }));
  const multiples = rows.flatMap(({ cells }) => cells.map((cell) => cell.multiple));
  return (
    <PageSection
      id="price-and-delay"
      lead={[
        fill(copy.sale, { ...facts, ...planned }),
        ...(atCost ? [fill(copy.saleAtCost, { ...facts, ...atCost })] : []),
        copy.ask,
      ].join(" ")}
      title={copy.title}
    >
      <Fold
        summary={fill(copy.fold, {
          best: formatMultiple(Math.max(...multiples)),
          count: multiples.length,
          worst: formatMultiple(Math.min(...multiples)),
        })}
      >
        <p className="measure my-4 desktop:mb-8">{fill(copy.lead, planned)}</p>
        <table className="outcomes" ref={keepTableRoles}>
          <caption className="sr-only">{fill(copy.table, { name })}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only ledger:not-sr-only">{copy.monthsLate}</span>
              </th>
              {gridDelays.map((months) => (
                <th key={months} scope="col">
                  {months === 0 ? timeline.onTime : <Months months={months} text={timeline.late} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells, drop }) => (
              <tr key={drop}>
                <th scope="row">
                  {drop === 0 ? copy.planned : fill(copy.lower, { percent: Math.round(drop * 100) })}
                </th>
                {cells.map(({ months, ...cell }) => (
                  <Outcome
                    isTarget={drop === 0 && months === 0}
                    key={months}
                    scale={50 / Math.max(1, multiple / 2)}
                    {...cell}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <BarLegend labels={copy.legend} />
      </Fold>
      <p className="measure-note mt-4 text-quiet text-xs">{copy.caution}</p>
      <WorkingOut multiple={fill(copy.multiple, figures)} years={years}>
        {fill(copy.note, { ...facts, ...figures, percent: Math.round((100 * multiple) / leverage) })}
      </WorkingOut>
    </PageSection>
  );
}

/** Heading such as "3 months late"; phones show only the number. */
function Months({ months, text }: { months: number; text: string }) {
  const [before, after] = text.split("{months}");
  return (
    <>
      <span className="ledger:sr-only">{before}</span>
      {months}
      <span className="ledger:sr-only">{after}</span>
    </>
  );
}

interface OutcomeProps {
  irr: number;
  isTarget: boolean;
  multiple: number;
  /** Width of a multiple of one, in percent of the drawing. */
  scale: number;
}

function Outcome({ irr, isTarget, multiple, scale }: OutcomeProps) {
  const isLoss = multiple < 1;
  const [kept, gainOrLoss] = [Math.min(1, multiple) * scale, Math.abs(multiple - 1) * scale];
  return (
    <td className={cx(isTarget && "ground-evergreen", isLoss && "outcomes-loss")}>
      <b className="block font-display font-light text-heading text-title-l/tight ledger:text-base/tight">
        {formatMultiple(multiple)}
      </b>
      <span className="whitespace-nowrap text-quiet text-xs">{formatRate(irr)}</span>
      <svg aria-hidden="true" className="mt-2 block overflow-visible" height="8" width="100%">
        <Bar height="8" look="own" width={`${kept}%`} />
        <Bar height="8" look={isLoss ? "lost" : "profit"} width={`${gainOrLoss}%`} x={`${kept}%`} />
      </svg>
    </td>
  );
}
