import { formatDollars } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "~/ui/class-names.ts";
import { Legend } from "~/ui/drawing.tsx";
import { type Outcome, outcomesOf } from "./outcomes.ts";
import { type Calculation, highestMultiple, holdYears } from "./returns.ts";

// Heights are in pixels and widths in percent, so the drawing needs no scaling.
const headroom = 32;
const plotHeight = 190;
const baseline = headroom + plotHeight;

/** Left edge and width of each column, shared with the grid of labels. */
const columns = ["0", "26%", "52%", "78%"] as const;
const columnWidth = "22%";

const stroke = cx("stroke-1 stroke-frame forced-colors:stroke-[CanvasText]");
export const barLooks = {
  lost: cx(stroke, "fill-none"),
  own: cx("fill-frame forced-colors:fill-[CanvasText]"),
  profit: cx("fill-[url(#target-hatch)] stroke-frame forced-colors:stroke-[CanvasText]"),
};
const figure = cx(
  "figures fill-heading font-display font-light text-base tablet:text-l desktop:text-chart forced-colors:fill-[CanvasText]",
);

/**
 * Outcomes as columns on one scale from zero: solid is the invested money, hatched the target profit, dashed a loss.
 * Hidden from screen readers, because the table below has the same figures.
 */
export function OutcomeChart({
  calculation,
  lossPercent,
}: {
  calculation: Calculation;
  lossPercent: number;
}) {
  const copy = useCopy(investor).calculator.chart;
  const { classes, investmentDollars, target } = calculation;
  const scale = plotHeight / (investmentDollars * highestMultiple(classes));
  const [solid, hatched, dashed] = copy.legend;
  // Leaves out the total loss, which is last.
  const outcomes = outcomesOf(investmentDollars, target, lossPercent).slice(0, target ? 4 : 2);
  return (
    <div>
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
          <Column column={index} key={outcome.kind} outcome={outcome} scale={scale} />
        ))}
        <line className={stroke} x1="0" x2="100%" y1={baseline + 0.5} y2={baseline + 0.5} />
      </svg>
      <ul aria-hidden="true" className="mt-2 mb-5 grid grid-cols-4 gap-x-[4%] text-quiet text-xs/close">
        {outcomes.map((outcome) => (
          <li key={outcome.kind}>
            <span className="block font-semibold text-heading">
              {outcome.kind === "all-lost" ? copy.loss : copy[outcome.kind]}
            </span>
            {noteBelow(copy, outcome, lossPercent)}
          </li>
        ))}
      </ul>
      <Legend
        items={[
          { pattern: "built", label: solid },
          { pattern: "under-way", label: hatched },
          { pattern: "planned", label: dashed },
        ]}
      />
    </div>
  );
}

function noteBelow(
  copy: typeof investor.calculator.chart,
  { kind, profitDollars }: Outcome,
  percent: number,
) {
  if (profitDollars > 0) return fill(copy.profit, { profit: formatDollars(profitDollars) });
  return kind === "no-profit" ? copy.back : fill(copy.lost, { percent });
}

interface ColumnProps {
  column: number;
  outcome: Outcome;
  scale: number;
}

function Column({ column, outcome, scale }: ColumnProps) {
  const { lostDollars, profitDollars, totalDollars } = outcome;
  const kept = Math.round((totalDollars - profitDollars) * scale);
  const gained = Math.round(profitDollars * scale);
  const lost = Math.round(lostDollars * scale);
  const top = baseline - kept - gained - lost;
  return (
    <>
      {kept > 0 && <Bar column={column} height={kept} look="own" y={baseline - kept} />}
      {gained > 0 && <Bar column={column} height={gained} look="profit" y={top} />}
      {lost > 0 && <Bar column={column} height={lost} look="lost" y={top} />}
      <text className={figure} x={columns[column]} y={top - 10}>
        {formatDollars(totalDollars)}
      </text>
    </>
  );
}

interface BarProps {
  column: number;
  height: number;
  look: keyof typeof barLooks;
  y: number;
}

function Bar({ column, height, look, y }: BarProps) {
  return (
    <rect
      className={barLooks[look]}
      height={height}
      strokeDasharray={look === "lost" ? "3 3" : undefined}
      width={columnWidth}
      x={columns[column]}
      y={y}
    />
  );
}

/** Title of the chart: amount and hold. */
export function ChartTitle({ investmentDollars }: Pick<Calculation, "investmentDollars">) {
  const { title } = useCopy(investor).calculator.chart;
  return (
    <p className="text-quiet text-xs">
      {fill(title, { amount: formatDollars(investmentDollars), years: holdYears })}
    </p>
  );
}
