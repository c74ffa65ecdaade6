import { formatDollars } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "~/ui/class-names.ts";
import { Bar, BarLegend, stroke } from "./bars.tsx";
import { type Calculation, highestMultiple, holdYearsText, type Outcome, outcomesOf } from "./returns.ts";

// Heights are in pixels and widths in percent, so the drawing needs no scaling.
const headroom = 32;
const plotHeight = 190;
const baseline = headroom + plotHeight;

/** Left edge and width of each column. The grid of labels below has the same columns. */
const columns = ["0", "26%", "52%", "78%"] as const;
const columnWidth = "22%";

const figure = cx(
  "figures fill-heading font-display font-light text-base tablet:text-l desktop:text-chart forced-colors:fill-[CanvasText]",
);

/**
 * Outcomes as columns on one scale from zero: solid is invested money that comes back, hatched profit, dashed a loss.
 * Hidden from screen readers, because the table below has the same figures.
 */
export function OutcomeChart({
  calculation: { classes, investmentDollars, target },
  lossPercent,
}: {
  calculation: Calculation;
  lossPercent: number;
}) {
  const copy = useCopy(investor).calculator.chart;
  const scale = plotHeight / (investmentDollars * highestMultiple(classes));
  // The total loss has no column.
  const outcomes = outcomesOf(investmentDollars, target, lossPercent).flatMap(({ kind, ...amounts }) =>
    kind === "all-lost" ? [] : [{ ...amounts, kind }],
  );
  return (
    <div>
      <p className="mb-6 text-quiet text-xs print:mb-4">
        {fill(copy.title, { amount: formatDollars(investmentDollars), years: holdYearsText })}
      </p>
      <svg aria-hidden="true" className="block overflow-visible font-sans" height={baseline + 1} width="100%">
        <defs>
          <pattern
            height="8"
            id="target-hatch"
            patternTransform="rotate(45)"
            patternUnits="userSpaceOnUse"
            width="5.657"
          >
            <line className={stroke} x1="0.5" x2="0.5" y1="0" y2="8" />
          </pattern>
        </defs>
        {outcomes.map((outcome, index) => (
          <Column key={outcome.kind} {...outcome} scale={scale} x={columns[index]} />
        ))}
        <line className={stroke} x1="0" x2="100%" y1={baseline + 0.5} y2={baseline + 0.5} />
      </svg>
      <ul aria-hidden="true" className="mt-2 mb-5 grid grid-cols-4 gap-x-[4%] text-quiet text-xs/close">
        {outcomes.map((outcome) => (
          <li key={outcome.kind}>
            <span className="block font-semibold text-heading">{copy[outcome.kind]}</span>
            {resultNote(copy, outcome, lossPercent)}
          </li>
        ))}
      </ul>
      <BarLegend labels={copy.legend} />
    </div>
  );
}

/** Returns the profit, or how much of the investment comes back. */
function resultNote(
  copy: typeof investor.calculator.chart,
  { kind, profitDollars }: Outcome,
  percent: number,
) {
  if (profitDollars > 0) return fill(copy.profit, { profit: formatDollars(profitDollars) });
  return kind === "no-profit" ? copy.back : fill(copy.lost, { percent });
}

interface ColumnProps extends Outcome {
  scale: number;
  x: string | undefined;
}

function Column({ lostDollars, profitDollars, scale, totalDollars, x }: ColumnProps) {
  const kept = Math.round((totalDollars - profitDollars) * scale);
  const gained = Math.round(profitDollars * scale);
  const lost = Math.round(lostDollars * scale);
  const top = baseline - kept - gained - lost;
  return (
    <>
      {kept > 0 && <Bar height={kept} look="solid" width={columnWidth} x={x} y={baseline - kept} />}
      {gained > 0 && <Bar height={gained} look="hatched" width={columnWidth} x={x} y={top} />}
      {lost > 0 && <Bar height={lost} look="dashed" width={columnWidth} x={x} y={top} />}
      <text className={figure} x={x} y={top - 10}>
        {formatDollars(totalDollars)}
      </text>
    </>
  );
}
