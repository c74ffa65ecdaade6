import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "~/ui/class-names.ts";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { Fold, PageSection } from "../page-section.tsx";
import { Bar, BarLegend } from "./bars.tsx";
import {
  exampleReturn,
  formatMultiple,
  formatRate,
  gridDelays,
  type LeverageFacts,
  monthlyCost,
  type OnePayment,
  plannedSale,
  priceDrops,
} from "./delay.ts";
import { WorkingOut } from "./timeline.tsx";

interface PriceAndDelayProps {
  facts: LeverageFacts;
  name: string;
  onePayment: OnePayment;
}

/** Table of the returns after a lower price, a later sale or both. */
export function PriceAndDelay({ facts, name, onePayment }: PriceAndDelayProps) {
  const { priceAndDelay: copy, timeline } = useCopy(investor);
  const { leverage, multiple, years } = onePayment;
  if (leverage === null) return null;
  const figures = { cost: monthlyCost, leverage, ratio: multiple.toFixed(2) };
  const rows = priceDrops.map((drop) => ({
    cells: gridDelays.map((months) => ({ months, ...exampleReturn(onePayment, months, drop) })),
    drop,
  }));
  const multiples = rows.flatMap(({ cells }) => cells.map((cell) => cell.multiple));
  return (
    <PageSection
      id="price-and-delay"
      lead={fill(copy.sale, { assetValue: facts.assetValue, leverage, sale: plannedSale(facts, leverage) })}
      title={copy.title}
    >
      <Fold
        summary={fill(copy.fold, {
          best: formatMultiple(Math.max(...multiples)),
          count: multiples.length,
          worst: formatMultiple(Math.min(...multiples)),
        })}
      >
        <p className="measure my-4 desktop:mb-8">{copy.lead}</p>
        <table
          className="figures mb-4 w-full table-fixed border-separate border-spacing-0 ledger:block ledger:[--side:clamp(0.25rem,8vw-1.3rem,0.5rem)]"
          ref={keepTableRoles}
        >
          <caption className="sr-only">{fill(copy.table, { name })}</caption>
          <thead className="ledger:block">
            <tr className={cx(rowLook, "items-end text-quiet text-xs/snug")}>
              <th
                className="w-[15%] text-left font-medium ledger:col-span-full ledger:w-auto ledger:pb-1"
                scope="col"
              >
                <span className="sr-only ledger:not-sr-only">{copy.monthsLate}</span>
              </th>
              {gridDelays.map((months) => (
                // On phones, the padding at the end wraps "On time".
                <th
                  className="pb-2.5 pl-3.5 text-left align-bottom font-medium ledger:pr-4 ledger:pb-1 ledger:pl-(--side)"
                  key={months}
                  scope="col"
                >
                  {months === 0 ? timeline.onTime : <Months months={months} text={timeline.late} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="ledger:block">
            {rows.map(({ cells, drop }) => (
              <tr className={cx(rowLook, "group/row")} key={drop}>
                <th
                  className={cx(
                    cellLook,
                    "text-left font-display font-normal text-heading text-title-s/tight",
                    "ledger:col-span-full ledger:border-heading ledger:pt-2 ledger:pb-1 ledger:text-base",
                  )}
                  scope="row"
                >
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

const rowLook = cx("ledger:grid ledger:grid-cols-5");
const cellLook = cx("border-hairline border-t group-last/row:border-b ledger:group-last/row:border-b-0");

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
    <td
      className={cx(
        cellLook,
        "min-w-0 border-l p-3.5 align-top [print-color-adjust:exact]",
        "ledger:px-(--side) ledger:pt-1.5 ledger:pb-2 ledger:nth-2:border-l-0",
        isTarget && "ground-evergreen",
        isLoss && "outline outline-frame outline-dashed -outline-offset-5 ledger:-outline-offset-1",
      )}
    >
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
