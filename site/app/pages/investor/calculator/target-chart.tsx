import type { ReturnClass } from "~/content/model/site-content.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { highestMultiple, holdYears, type InvestmentLimits, type Target } from "./returns.ts";

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

/**
 * Pixels for a dollar. Both bars share it and stand on zero, so they compare truly; it falls as the amount rises, so
 * that a large one fits and a small one can still be read.
 */
function pixelsPerDollar({ classes, investmentDollars, limits }: Omit<TargetChartProps, "target">): number {
  const { largestDollars, smallestDollars } = limits;
  const part = (investmentDollars - smallestDollars) / (largestDollars - smallestDollars);
  const highest = lowestDrawing + part * (plotHeight - lowestDrawing);
  return highest / (investmentDollars * highestMultiple(classes));
}

interface TargetChartProps {
  classes: readonly ReturnClass[];
  investmentDollars: number;
  limits: InvestmentLimits;
  target: Target | null;
}

/** The investment, and what it would be by the target. The table below it says the same in text. */
export function TargetChart({ target, ...scene }: TargetChartProps) {
  const { investmentDollars } = scene;
  const scale = pixelsPerDollar(scene);
  const heightOf = (dollars: number) => Math.round(dollars * scale);
  const invested = heightOf(investmentDollars);
  const investedTop = baseline - invested;
  return (
    <svg aria-hidden="true" className="target-chart" height={drawingHeight} width="100%">
      <defs>
        <pattern
          height="8"
          id="target-hatch"
          patternTransform="rotate(45)"
          patternUnits="userSpaceOnUse"
          width="5.657"
        >
          <line className="target-chart-line" x1="0.5" x2="0.5" y1="0" y2="8" />
        </pattern>
      </defs>
      <rect className="target-chart-solid" height={invested} width={barWidth} x="0" y={investedTop} />
      <text className="target-chart-figure" x="0" y={investedTop - 10}>
        {formatDollars(investmentDollars)}
      </text>
      <text x="0" y={baseline + 22}>
        You invest
      </text>
      {target ? (
        <TargetBar {...target} investedTop={investedTop} profitHeight={heightOf(target.profitDollars)} />
      ) : (
        <text className="target-chart-figure" x={secondBar} y={baseline - 12}>
          Ask us
        </text>
      )}
      <text x={secondBar} y={baseline + 22}>
        After about {holdYears} years
      </text>
      <line className="target-chart-line" x1="0" x2="100%" y1={baseline + 0.5} y2={baseline + 0.5} />
    </svg>
  );
}

interface TargetBarProps extends Target {
  investedTop: number;
  profitHeight: number;
}

function TargetBar({ investedTop, profitDollars, profitHeight, totalDollars }: TargetBarProps) {
  const totalTop = investedTop - profitHeight;
  return (
    <>
      <rect
        className="target-chart-solid"
        height={baseline - investedTop}
        width={barWidth}
        x={secondBar}
        y={investedTop}
      />
      <rect
        className="target-chart-hatched"
        height={profitHeight}
        width={barWidth}
        x={secondBar}
        y={totalTop}
      />
      <line
        className="target-chart-line target-chart-reference"
        x1={barWidth}
        x2={secondBarEnd}
        y1={investedTop + 0.5}
        y2={investedTop + 0.5}
      />
      <text className="target-chart-figure" x={labels} y={totalTop + 20}>
        {formatDollars(totalDollars)}
      </text>
      <text x={labels} y={totalTop + 38}>
        target total
      </text>
      <text className="target-chart-strong" x={labels} y={totalTop + 62}>
        {formatDollars(profitDollars)}
      </text>
      <text x={labels} y={totalTop + 79}>
        target profit
      </text>
    </>
  );
}

interface TargetTableProps {
  investmentDollars: number;
  target: Target | null;
}

/** The drawing in text. */
export function TargetTable({ investmentDollars, target }: TargetTableProps) {
  return (
    <table className="calculator-table mt-4">
      <caption className="sr-only">The drawing as a table</caption>
      <tbody>
        <tr>
          <th scope="row">You invest</th>
          <td>{formatDollars(investmentDollars)}</td>
        </tr>
        <tr>
          <th scope="row">Target profit</th>
          <td>{target ? formatDollars(target.profitDollars) : "Ask us"}</td>
        </tr>
        <tr>
          <th scope="row">Target total after about {holdYears} years</th>
          <td>{target ? formatDollars(target.totalDollars) : "Ask us"}</td>
        </tr>
      </tbody>
    </table>
  );
}
