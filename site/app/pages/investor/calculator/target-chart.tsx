import { formatDollars } from "~/content/model/wording/format.ts";
import { cx } from "~/ui/class-names.ts";
import { investor } from "~/words/investor.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import { type Calculation, highestMultiple, holdYears, type Target } from "./returns.ts";

// Pixels down the drawing; across it everything is in percent of its width, so that it needs no scaling.
const headroom = 36;
const plotHeight = 236;
const baseline = headroom + plotHeight;
const drawingHeight = baseline + 28;

const barWidth = "29%";
const secondBar = "33%";
const secondBarEnd = "62%";
const labels = "65%";

const lowestDrawing = 184;

const solid = cx("fill-evergreen forced-colors:fill-[CanvasText]");
const line = cx("stroke-1 stroke-evergreen forced-colors:stroke-[CanvasText]");
const label = cx("fill-quiet font-medium text-xs forced-colors:fill-[CanvasText]");
const strong = cx("fill-heading font-semibold text-xs forced-colors:fill-[CanvasText]");
const figure = cx("figures fill-heading font-display font-light text-chart forced-colors:fill-[CanvasText]");

/**
 * Pixels for a dollar. Both bars share it and stand on zero, so they compare truly; it falls as the amount rises, so
 * that a large one fits and a small one can still be read.
 */
function pixelsPerDollar({ classes, investmentDollars, limits }: Calculation): number {
  const { largestDollars, smallestDollars } = limits;
  const part = (investmentDollars - smallestDollars) / (largestDollars - smallestDollars);
  const highest = lowestDrawing + part * (plotHeight - lowestDrawing);
  return highest / (investmentDollars * highestMultiple(classes));
}

/** The investment, and what it would be by the target. The table below it says the same in text. */
export function TargetChart(calculation: Calculation) {
  const words = useWords(investor).calculator.targets;
  const { investmentDollars, target } = calculation;
  const scale = pixelsPerDollar(calculation);
  const heightOf = (dollars: number) => Math.round(dollars * scale);
  const invested = heightOf(investmentDollars);
  const investedTop = baseline - invested;
  return (
    <svg
      aria-hidden="true"
      className="mb-3 block overflow-visible font-sans"
      height={drawingHeight}
      width="100%"
    >
      <defs>
        <pattern
          height="8"
          id="target-hatch"
          patternTransform="rotate(45)"
          patternUnits="userSpaceOnUse"
          width="5.657"
        >
          <line className={line} x1="0.5" x2="0.5" y1="0" y2="8" />
        </pattern>
      </defs>
      <rect className={solid} height={invested} width={barWidth} x="0" y={investedTop} />
      <text className={figure} x="0" y={investedTop - 10}>
        {formatDollars(investmentDollars)}
      </text>
      <text className={label} x="0" y={baseline + 22}>
        {words.invested}
      </text>
      {target ? (
        <TargetBar {...target} investedTop={investedTop} profitHeight={heightOf(target.profitDollars)} />
      ) : (
        <text className={figure} x={secondBar} y={baseline - 12}>
          {words.unknown}
        </text>
      )}
      <text className={label} x={secondBar} y={baseline + 22}>
        {fill(words.years, { years: holdYears })}
      </text>
      <line className={line} x1="0" x2="100%" y1={baseline + 0.5} y2={baseline + 0.5} />
    </svg>
  );
}

interface TargetBarProps extends Target {
  investedTop: number;
  profitHeight: number;
}

function TargetBar({ investedTop, profitDollars, profitHeight, totalDollars }: TargetBarProps) {
  const words = useWords(investor).calculator.targets;
  const totalTop = investedTop - profitHeight;
  return (
    <>
      <rect
        className={solid}
        height={baseline - investedTop}
        width={barWidth}
        x={secondBar}
        y={investedTop}
      />
      <rect
        className="fill-[url(#target-hatch)] stroke-evergreen forced-colors:stroke-[CanvasText]"
        height={profitHeight}
        width={barWidth}
        x={secondBar}
        y={totalTop}
      />
      <line
        className={line}
        strokeDasharray="3 3"
        x1={barWidth}
        x2={secondBarEnd}
        y1={investedTop + 0.5}
        y2={investedTop + 0.5}
      />
      <text className={figure} x={labels} y={totalTop + 20}>
        {formatDollars(totalDollars)}
      </text>
      <text className={label} x={labels} y={totalTop + 38}>
        {words.totalInDrawing}
      </text>
      <text className={strong} x={labels} y={totalTop + 62}>
        {formatDollars(profitDollars)}
      </text>
      <text className={label} x={labels} y={totalTop + 79}>
        {words.profitInDrawing}
      </text>
    </>
  );
}

export function TargetTable({ investmentDollars, target }: Calculation) {
  const words = useWords(investor).calculator.targets;
  return (
    <table className="calculator-table mt-4">
      <caption className="sr-only">{words.table}</caption>
      <tbody>
        <tr>
          <th scope="row">{words.invested}</th>
          <td>{formatDollars(investmentDollars)}</td>
        </tr>
        <tr>
          <th scope="row">{words.profit}</th>
          <td>{target ? formatDollars(target.profitDollars) : words.unknown}</td>
        </tr>
        <tr>
          <th scope="row">{fill(words.total, { years: holdYears })}</th>
          <td>{target ? formatDollars(target.totalDollars) : words.unknown}</td>
        </tr>
      </tbody>
    </table>
  );
}
