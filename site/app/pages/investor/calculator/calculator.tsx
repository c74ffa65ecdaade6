import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Offering } from "~/content/model/offering.ts";
import { readDollars } from "~/content/model/wording/dollars.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { Legend } from "~/ui/drawing.tsx";
import { Field } from "~/ui/field.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Range } from "~/ui/range.tsx";
import { Section } from "~/ui/section.tsx";
import { investor } from "~/words/investor.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import {
  type Calculation,
  calculate,
  holdYears,
  type InvestmentLimits,
  isCalculable,
  limitsOf,
  within,
} from "./returns.ts";
import { TargetChart, TargetTable } from "./target-chart.tsx";
import { TaxView } from "./tax-view.tsx";
import { CannotCalculate, WorkedExamples } from "./worked-examples.tsx";
import "./calculator.css";

/**
 * Arithmetic on the published targets. Without JavaScript an amount of each class is worked out instead; the style sheet
 * chooses, so that hydration swaps nothing.
 */
export function Calculator({ offering }: { offering: Offering }) {
  const words = useWords(investor).calculator;
  const limits = limitsOf(offering);
  if (offering.returnClasses.length === 0) return null;
  return (
    <Section id="calculator" note={words.note} title={words.title}>
      {limits && (
        <div className="noscript:hidden">
          <CalculatorPanel limits={limits} offering={offering} />
        </div>
      )}
      <div className={limits ? "not-noscript:hidden" : undefined}>
        <WorkedExamples offering={offering} />
      </div>
    </Section>
  );
}

const firstInvestmentDollars = 100_000;

function CalculatorPanel({ limits, offering }: { limits: InvestmentLimits; offering: Offering }) {
  const words = useWords(investor).calculator;
  const [chosenDollars, setChosenDollars] = useState(firstInvestmentDollars);
  const calculation = calculate(chosenDollars, limits, offering.returnClasses);
  const { investmentDollars } = calculation;
  const announced = useSettled(summaryOf(words.classes, calculation), 600);
  return (
    <div className="ground-sand -mx-gutter px-gutter py-6 tablet:mx-0 tablet:p-10">
      <div className="grid gap-x-column gap-y-8 desktop:grid-cols-[5fr_7fr] desktop:gap-x-12">
        <div className="grid min-w-0 content-start gap-6">
          <AmountInput investmentDollars={investmentDollars} limits={limits} onChange={setChosenDollars} />
          <ClassDisplay {...calculation} />
          <ClassCaution {...calculation} />
        </div>
        <div className="min-w-0">
          <TargetChart {...calculation} />
          <Legend
            items={[
              { convention: "built", label: words.targets.legendInvested },
              { convention: "under-way", label: words.targets.legendProfit },
            ]}
          />
          <TargetTable {...calculation} />
          <CannotCalculate classes={offering.returnClasses} />
        </div>
      </div>
      <TaxView benefits={offering.taxBenefits} investmentDollars={investmentDollars} />
      <p className="sr-only" role="status">
        {announced}
      </p>
    </div>
  );
}

type ClassWords = typeof investor.calculator.classes;

function summaryOf(words: ClassWords, { investmentDollars, returnClass, target }: Calculation): string {
  const amount = formatDollars(investmentDollars);
  if (!returnClass) return fill(words.none, { amount });
  const { name } = returnClass;
  if (!target) return fill(words.noTarget, { amount, name });
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
  investmentDollars: number;
  limits: InvestmentLimits;
  onChange: (investmentDollars: number) => void;
}

/** A slider and a field for one amount. What cannot be calculated stays in the field and changes nothing else. */
function AmountInput({ investmentDollars, limits, onChange }: AmountInputProps) {
  const words = useWords(investor).calculator.amount;
  const [typed, setTyped] = useState(formatDollars(investmentDollars));
  const [complains, setComplains] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const range = useRef<HTMLInputElement>(null);

  function slide(value: number) {
    setTyped(formatDollars(value));
    setComplains(false);
    onChange(value);
  }

  function type(text: string) {
    setTyped(text);
    const dollars = readDollars(text);
    if (!isCalculable(dollars, limits)) return;
    setComplains(false);
    onChange(dollars);
  }

  function finish() {
    const dollars = readDollars(typed);
    setComplains(!isCalculable(dollars, limits));
    if (isCalculable(dollars, limits)) setTyped(formatDollars(dollars));
  }

  // What a visitor entered before this code arrived.
  const readEntered = useEffectEvent(() => {
    const [slid, entered] = [range.current?.valueAsNumber, field.current?.value];
    if (entered !== undefined && entered !== typed) type(entered);
    else if (slid !== undefined && slid !== investmentDollars) slide(slid);
  });
  useEffect(() => readEntered(), []);

  const complaint = fill(words.complaint, {
    smallest: formatDollars(limits.smallestDollars),
    largest: formatDollars(limits.largestDollars),
    example: formatDollars(within(exampleDollars, limits)),
  });
  return (
    <div className="grid gap-4">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <label className="mb-1.5 font-semibold text-ink text-s" htmlFor="invest-range">
            {words.slider}
          </label>
          <span aria-hidden="true" className="figure figures text-fig-s">
            {formatDollars(investmentDollars)}
          </span>
        </div>
        <Range
          aria-valuetext={formatDollars(investmentDollars)}
          id="invest-range"
          max={limits.largestDollars}
          min={limits.smallestDollars}
          onChange={(event) => slide(event.target.valueAsNumber)}
          ref={range}
          step={stepDollars}
          value={investmentDollars}
        />
        <p aria-hidden="true" className="flex justify-between text-quiet text-s">
          <span>{inThousands(limits.smallestDollars)}</span>
          <span>{inThousands(limits.largestDollars)}</span>
        </p>
      </div>
      <Field
        autoComplete="off"
        error={complains ? complaint : undefined}
        id="invest-amount"
        inputMode="decimal"
        label={words.field}
        name="invest-amount"
        onBlur={finish}
        onChange={(event) => type(event.target.value)}
        ref={field}
        type="text"
        value={typed}
      />
    </div>
  );
}

function inThousands(dollars: number): string {
  return dollars % 1000 === 0 ? `$${dollars / 1000}K` : formatDollars(dollars);
}

function ClassDisplay({ classes, returnClass }: Calculation) {
  const words = useWords(investor).calculator.classes;
  return (
    <div>
      <p className="mb-1.5 font-semibold text-ink text-s" id="class-of-amount">
        {words.label}
      </p>
      <ol
        aria-labelledby="class-of-amount"
        className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] overflow-hidden rounded-part border border-control bg-paper"
      >
        {classes.map(({ name, range }) => (
          <li
            aria-current={name === returnClass?.name ? "true" : undefined}
            // The shadow is the line between rows, where there are more classes than fit into one.
            className="not-first:border-l border-control px-1 py-2 text-center font-semibold text-body/[1.3] text-ink shadow-[0_-1px_var(--color-control)] aria-[current]:bg-evergreen aria-[current]:text-paper forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:forced-color-adjust-none print:aria-[current]:bg-transparent print:aria-[current]:outline-2 print:aria-[current]:-outline-offset-2"
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

/** The caution of the amount's class, or whom to ask where nothing can be calculated. */
function ClassCaution(calculation: Calculation) {
  const words = useWords(investor).calculator.classes;
  const { returnClass, target } = calculation;
  if (returnClass && target) {
    const { equityMultiple, preferredReturn } = returnClass;
    return (
      <p className="text-quiet text-xs">
        {fill(words.caution, { equityMultiple, preferredReturn, years: holdYears })}
      </p>
    );
  }
  return (
    <div>
      <p className="font-semibold">{summaryOf(words, calculation)}</p>
      <TextLink to="/contact">{words.ask}</TextLink>
    </div>
  );
}
