import { useEffect, useEffectEvent, useRef } from "react";
import { amountRange } from "~/content/model/wording/dollars.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Button } from "~/ui/button.tsx";
import { Range } from "~/ui/range.tsx";
import { type AmountProblem, readAmount } from "./calculator-input.ts";
import { calculatorForm, NumberEntry } from "./number-entry.tsx";
import { type Calculation, type InvestmentLimits, within } from "./returns.ts";

/** Step of the slider. Small enough to select amounts in the gaps between classes. */
const stepDollars = 2500;

const exampleDollars = 120_000;

interface AmountInputProps {
  calculation: Calculation;
  onChange: (investmentDollars: number) => void;
  problem: AmountProblem | undefined;
}

/** Slider and field for one amount. */
export function AmountInput({ calculation, onChange, problem }: AmountInputProps) {
  const copy = useCopy(investor).calculator.amount;
  const { classes, investmentDollars, limits } = calculation;
  const range = useRef<HTMLInputElement>(null);

  // Keeps a value set before hydration.
  const readSlider = useEffectEvent(() => {
    const sliderDollars = range.current?.valueAsNumber;
    if (sliderDollars !== undefined && sliderDollars !== nearestStep(investmentDollars, limits))
      onChange(sliderDollars);
  });
  useEffect(() => readSlider(), []);

  function messageFor(about: AmountProblem): string {
    const [smallest, largest] = [formatDollars(limits.smallestDollars), formatDollars(limits.largestDollars)];
    const openEnded = classes.find(({ range }) => amountRange(range)?.toDollars === Number.POSITIVE_INFINITY);
    if (about === "below") return fill(copy.below, { smallest });
    if (about === "above" && openEnded) return fill(copy.above, openEnded);
    return fill(copy.unread, { example: formatDollars(within(exampleDollars, limits)), largest, smallest });
  }

  return (
    <div>
      <label className="text-quiet text-xs" htmlFor="invest-range">
        {copy.slider}
      </label>
      <p aria-hidden="true" className="figure figures mt-2 text-fig-l">
        {formatDollars(investmentDollars)}
      </p>
      <form action="/investor#calculator" id={calculatorForm} onSubmit={(event) => event.preventDefault()}>
        <div className="mt-2 noscript:hidden">
          <Range
            aria-valuetext={formatDollars(investmentDollars)}
            id="invest-range"
            max={limits.largestDollars}
            min={limits.smallestDollars}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            ref={range}
            step={stepDollars}
            value={investmentDollars}
          />
          <ClassMarks classes={classes} limits={limits} />
        </div>
        <div className="mt-4 flex items-end gap-4 *:first:flex-1">
          <NumberEntry
            format={formatDollars}
            id="invest-amount"
            initialError={problem && messageFor(problem)}
            label={copy.field}
            name="amount"
            onValue={onChange}
            read={(text) => {
              const amountOrProblem = readAmount(text, limits);
              return typeof amountOrProblem === "number" ? amountOrProblem : messageFor(amountOrProblem);
            }}
            value={investmentDollars}
          />
          <Button className="not-noscript:hidden" type="submit" variant="secondary">
            {copy.calculate}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Returns the step that the slider shows for an amount. Browsers round amounts between two steps. */
function nearestStep(dollars: number, { smallestDollars }: InvestmentLimits): number {
  return smallestDollars + Math.round((dollars - smallestDollars) / stepDollars) * stepDollars;
}

/** Marks where each class starts on the slider. The padding is half the width of the slider's thumb. */
function ClassMarks({ classes, limits }: Pick<Calculation, "classes" | "limits">) {
  const { largestDollars, smallestDollars } = limits;
  const marks = classes.flatMap(({ name, range }) => {
    const from = amountRange(range)?.fromDollars;
    if (from === undefined || within(from, limits) !== from) return [];
    return [{ at: `${(100 * (from - smallestDollars)) / (largestDollars - smallestDollars)}%`, name }];
  });
  return (
    <div aria-hidden="true" className="px-3">
      <svg aria-hidden="true" className="block overflow-visible font-sans" height="30" width="100%">
        {marks.map(({ at, name }) => (
          <g key={name}>
            <line
              className="stroke-1 stroke-frame forced-colors:stroke-[CanvasText]"
              x1={at}
              x2={at}
              y1="0"
              y2="8"
            />
            <text
              className="fill-quiet text-xs forced-colors:fill-[CanvasText]"
              textAnchor="middle"
              x={at}
              y="24"
            >
              {name}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
