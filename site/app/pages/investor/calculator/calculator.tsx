import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReturnClass } from "~/content/model/offering.ts";
import { amountRange } from "~/content/model/wording/dollars.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { useTargetLine } from "~/layout/use-target-line.ts";
import { Button } from "~/ui/button.tsx";
import { Range } from "~/ui/range.tsx";
import { investor } from "~/words/investor.ts";
import { offer } from "~/words/offer.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import { Answer, Term } from "../meanings.tsx";
import { type AddressedInput, type AmountProblem, readAmount } from "./calculator-input.ts";
import { calculatorForm, NumberEntry } from "./number-entry.tsx";
import { ChartTitle, OutcomeChart } from "./outcome-chart.tsx";
import { ResultActions } from "./result-actions.tsx";
import { type Calculation, holdYears, type InvestmentLimits, uncalculable, within } from "./returns.ts";
import type { CalculatorState } from "./use-calculation.ts";
import "./calculator.css";

interface CalculatorProps {
  calculation: Calculation;
  problems: AddressedInput["problems"];
  state: CalculatorState;
}

/**
 * Arithmetic on the published targets. The server computes what the address asks for, so that the plain form does
 * without scripts what the slider does with them.
 */
export function Calculator({ calculation, problems, state }: CalculatorProps) {
  const words = useWords(investor).calculator;
  const { hold } = useWords(offer);
  const target = useTargetLine();
  const { change, input } = state;
  const announced = useSettled(summaryOf(words.classes, calculation), 600);
  return (
    <section aria-labelledby="calculator-title" className="wrap scroll-mt-6" id="calculator">
      <div className="ground-sand -mx-gutter grid tablet:mx-0 desktop:grid-cols-[5fr_7fr] print:mx-0 print:grid-cols-[5fr_7fr]">
        <div className="grid min-w-0 content-start gap-6 px-gutter pt-8 pb-8 tablet:px-9 print:gap-4 print:p-4">
          <h2 className="sr-only" id="calculator-title">
            {words.title}
          </h2>
          <AmountInput
            calculation={calculation}
            onChange={(investmentDollars) => change({ investmentDollars })}
            problem={problems.amount}
          />
          <ClassDisplay {...calculation} />
          <ClassFigures {...calculation} />
        </div>
        <div className="grid min-w-0 content-start gap-6 border-hairline px-gutter pt-8 pb-10 max-desktop:border-t tablet:px-9 desktop:border-l print:gap-4 print:p-4">
          <ChartTitle investmentDollars={input.investmentDollars} />
          <OutcomeChart calculation={calculation} lossPercent={input.lossPercent} />
          {calculation.target && <p>{summaryOf(words.classes, calculation)}</p>}
          <CannotCalculate classes={calculation.classes} />
          <ResultActions calculation={calculation} input={input} />
          <div className="grid max-w-[62ch] gap-2 text-quiet text-xs">
            <p>{words.note}</p>
            <p>{target}</p>
            <p>
              {hold} {words.preferredReturn}
            </p>
            <p className="flex flex-wrap gap-x-6">
              <Answer to="fees" />
              <Answer to="hold" />
            </p>
          </div>
        </div>
      </div>
      <p className="sr-only" role="status">
        {announced}
      </p>
    </section>
  );
}

type ClassWords = typeof investor.calculator.classes;

/** What an amount means, in a sentence. */
function summaryOf(words: ClassWords, { investmentDollars, returnClass, target }: Calculation): string {
  const amount = formatDollars(investmentDollars);
  if (!returnClass) return `${fill(words.none, { amount })} ${words.noneThen}`;
  const { name } = returnClass;
  if (!target) return fill(words.cannot, { name });
  const [total, profit] = [formatDollars(target.totalDollars), formatDollars(target.profitDollars)];
  return fill(words.target, { amount, name, profit, total, years: holdYears });
}

/** A value once it has not changed for a while: what is announced while a slider moves would never end. */
function useSettled<Value>(value: Value, waitMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
}

/** Fine enough to stop inside the gaps between the classes. */
const stepDollars = 2500;

const exampleDollars = 120_000;

interface AmountInputProps {
  calculation: Calculation;
  onChange: (investmentDollars: number) => void;
  problem: AmountProblem | undefined;
}

/** A slider and a field for one amount. */
function AmountInput({ calculation, onChange, problem }: AmountInputProps) {
  const words = useWords(investor).calculator.amount;
  const { classes, investmentDollars, limits } = calculation;
  const range = useRef<HTMLInputElement>(null);

  // Where a visitor moved it before this code arrived.
  const readSlid = useEffectEvent(() => {
    const slid = range.current?.valueAsNumber;
    if (slid !== undefined && slid !== nearestStep(investmentDollars, limits)) onChange(slid);
  });
  useEffect(() => readSlid(), []);

  function complaint(about: AmountProblem): string {
    const [smallest, largest] = [formatDollars(limits.smallestDollars), formatDollars(limits.largestDollars)];
    const openEnded = classes.find(({ range }) => amountRange(range)?.toDollars === Number.POSITIVE_INFINITY);
    if (about === "below") return fill(words.below, { smallest });
    if (about === "above" && openEnded) return fill(words.above, openEnded);
    return fill(words.unread, { example: formatDollars(within(exampleDollars, limits)), largest, smallest });
  }

  return (
    <div>
      <label className="text-quiet text-xs" htmlFor="invest-range">
        {words.slider}
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
            complaintOf={(text) => {
              const read = readAmount(text, limits);
              return typeof read === "number" ? undefined : complaint(read);
            }}
            format={formatDollars}
            id="invest-amount"
            initialComplaint={problem && complaint(problem)}
            label={words.field}
            name="amount"
            onValue={onChange}
            read={(text) => {
              const read = readAmount(text, limits);
              return typeof read === "number" ? read : undefined;
            }}
            value={investmentDollars}
          />
          <Button className="not-noscript:hidden" type="submit" variant="secondary">
            {words.calculate}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** What a browser makes of a value that lies between two steps of the slider. */
function nearestStep(dollars: number, { smallestDollars }: InvestmentLimits): number {
  return smallestDollars + Math.round((dollars - smallestDollars) / stepDollars) * stepDollars;
}

/** Where on the slider a class begins. The ends lie half a thumb inside of it. */
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
              className="stroke-1 stroke-evergreen forced-colors:stroke-[CanvasText]"
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

function ClassDisplay({ classes, returnClass }: Calculation) {
  const words = useWords(investor).calculator.classes;
  return (
    <div>
      <p className="mb-1.5 text-quiet text-xs" id="class-of-amount">
        {words.label}
      </p>
      <ol
        aria-labelledby="class-of-amount"
        className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] overflow-hidden rounded-part border border-frame bg-paper"
      >
        {classes.map(({ name, range }) => (
          <li
            aria-current={name === returnClass?.name ? "true" : undefined}
            // The shadow is the line between rows, where there are more classes than fit into one.
            className="not-first:border-l border-frame px-1.5 py-2 font-semibold tablet:px-3 text-body/[1.3] text-ink shadow-[0_-1px_var(--color-evergreen)] aria-[current]:bg-evergreen aria-[current]:text-paper forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:forced-color-adjust-none print:aria-[current]:bg-transparent print:aria-[current]:outline-2 print:aria-[current]:-outline-offset-2"
            key={name}
          >
            <span className="sr-only">{words.class} </span>
            {name}
            <span className="block font-normal text-xs/[1.3]">{range}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The published figures of the amount's class, or what to do where no class has it. */
function ClassFigures({ investmentDollars, returnClass }: Calculation) {
  const words = useWords(investor).calculator.classes;
  const { figures } = words;
  if (!returnClass)
    return (
      <div>
        <p className="font-semibold">{fill(words.none, { amount: formatDollars(investmentDollars) })}</p>
        <p>{words.noneThen}</p>
        <Answer to="gap" />
      </div>
    );
  const { aar, equityMultiple, irr, preferredReturn } = returnClass;
  const rows = [
    {
      beside: <Answer to="paid" />,
      label: figures.preferredReturn,
      term: "Preferred return",
      value: preferredReturn,
    },
    { label: figures.irr, term: "IRR", value: irr },
    { label: figures.equityMultiple, term: "Equity multiple", value: equityMultiple },
    { label: figures.aar, term: "AAR", value: aar },
  ];
  return (
    <dl>
      {rows.map(({ beside, label, term, value }) => (
        <div
          className="flex min-h-13 items-center justify-between gap-4 border-hairline border-t py-2"
          key={label}
        >
          <dt className="flex flex-wrap gap-x-4">
            <Term of={term}>{label}</Term>
            {beside}
          </dt>
          <dd className="figures font-display text-heading text-title">{value}</dd>
        </div>
      ))}
      <div className="flex min-h-13 items-center justify-between gap-4 border-hairline border-t py-2">
        <dt>{figures.hold}</dt>
        <dd className="text-heading">{fill(figures.years, { years: holdYears })}</dd>
      </div>
    </dl>
  );
}

export function CannotCalculate({ classes }: { classes: readonly ReturnClass[] }) {
  const words = useWords(investor).calculator.classes;
  return uncalculable(classes).map(({ name }) => (
    <p className="measure-note text-quiet text-xs" key={name}>
      {fill(words.cannot, { name })}
    </p>
  ));
}
