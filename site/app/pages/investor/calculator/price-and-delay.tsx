import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "~/ui/class-names.ts";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { ChapterSection, Fold } from "../chapters.tsx";
import { Bar, BarLegend } from "./bars.tsx";
import {
  exampleReturn,
  formatMultiple,
  formatRate,
  gridDelays,
  monthlyCost,
  type OnePayment,
  priceDrops,
  type SaleFacts,
  saleExample,
} from "./examples.ts";
import { Formulas } from "./timeline.tsx";
import "./price-and-delay.css";

interface PriceAndDelayProps {
  facts: SaleFacts;
  /** Name of the return class. */
  name: string;
  onePayment: OnePayment;
  /** Sale at the planned price. */
  planned: NonNullable<OnePayment["sale"]>;
}

/** Table of the returns after a lower price, a later sale or both. */
export function PriceAndDelay({ facts, name, onePayment, planned }: PriceAndDelayProps) {
  const { priceAndDelay: copy, timeline } = useCopy(investor);
  const { multiple, years } = onePayment;
  const { leverage } = planned;
  const saleAtCost = saleExample(facts.taxCost, facts.equity, multiple);
  const figures = { cost: monthlyCost, leverage, ratio: multiple.toFixed(2) };
  const rows = priceDrops.map((drop) => ({
    cells: gridDelays.map((months) => ({ months, ...exampleReturn(onePayment, months, drop) })),
    drop,
  }));
  /** Price drop after which nothing is left. */
  const totalLossPercent = Math.round((100 * multiple) / leverage);
  const multiples = rows.flatMap(({ cells }) => cells.map((cell) => cell.multiple));
  return (
    <ChapterSection
      id="price-and-delay"
      lead={[
        fill(copy.sale, { ...facts, ...planned }),
        ...(saleAtCost ? [fill(copy.saleAtCost, { ...facts, ...saleAtCost })] : []),
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
        <table className="price-delay" ref={keepTableRoles}>
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
                  <ReturnCell
                    isTarget={drop === 0 && months === 0}
                    key={months}
                    scale={100 / Math.max(2, multiple)}
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
      <Formulas multipleFormula={fill(copy.multiple, figures)} years={years}>
        {fill(copy.note, { ...facts, ...figures, percent: totalLossPercent })}
      </Formulas>
    </ChapterSection>
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

interface ReturnCellProps {
  irr: number;
  isTarget: boolean;
  multiple: number;
  /** Width of a multiple of one, in percent of the drawing. */
  scale: number;
}

function ReturnCell({ irr, isTarget, multiple, scale }: ReturnCellProps) {
  const isLoss = multiple < 1;
  const [kept, gainOrLoss] = [Math.min(1, multiple) * scale, Math.abs(multiple - 1) * scale];
  return (
    <td className={cx(isTarget && "ground-evergreen", isLoss && "price-delay-loss")}>
      <b className="block font-display font-light text-heading text-title-l/tight ledger:text-base/tight">
        {formatMultiple(multiple)}
      </b>
      <span className="whitespace-nowrap text-quiet text-xs">{formatRate(irr)}</span>
      <svg aria-hidden="true" className="mt-2 block overflow-visible" height="8" width="100%">
        <Bar height="8" look="solid" width={`${kept}%`} />
        <Bar height="8" look={isLoss ? "dashed" : "hatched"} width={`${gainOrLoss}%`} x={`${kept}%`} />
      </svg>
    </td>
  );
}
