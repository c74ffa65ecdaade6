import { useEffect, useState } from "react";
import type { ReturnClass } from "~/content/model/offering.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { TargetCaution } from "~/layout/target-caution.tsx";
import { cx } from "~/ui/class-names.ts";
import { InlineLink, TextLink } from "~/ui/links.tsx";
import { AnswerButton, TermButton } from "../meanings.tsx";
import type { CalculatorQueryInput } from "./calculator-input.ts";
import { AmountInput } from "./inputs.tsx";
import { OutcomeChart } from "./outcome-chart.tsx";
import { ResultActions } from "./result-actions.tsx";
import { type Calculation, classFigures, excludedClasses, holdYearsText, nearestAmounts } from "./returns.ts";
import type { CalculatorState } from "./use-calculation.ts";
import "./calculator.css";

interface CalculatorProps {
  calculation: Calculation;
  /** Sentence on the project with these classes. */
  classesNote?: string | undefined;
  /** Range of sale prices that class `name` needs to meet its target, and the published asset value. */
  neededSale: { assetValue: string; high: string; low: string; name: string } | null;
  problems: CalculatorQueryInput["problems"];
  state: CalculatorState;
}

/**
 * Calculator of target returns. The server calculates the same result from the URL, so the form works without scripts.
 */
export function Calculator({ calculation, classesNote, neededSale, problems, state }: CalculatorProps) {
  const copy = useCopy(investor).calculator;
  const { hold } = useCopy(offer);
  const { change, input } = state;
  const summary = summaryOf(copy.classes, calculation);
  const announced = useDebounced(summary, 600);
  return (
    <section aria-labelledby="calculator-title" className="wrap scroll-mt-6 desktop:pt-6" id="calculator">
      <div className="grid-12 items-end gap-y-3 pb-6">
        {neededSale && (
          <p className="col-span-full max-w-[58ch] text-heading text-lead-s desktop:col-span-7">
            {fill(copy.sale, neededSale)} <InlineLink href="#price-and-delay">{copy.saleLink}</InlineLink>
          </p>
        )}
        {classesNote && (
          <p className="col-span-full text-quiet text-s desktop:col-span-5 desktop:last:col-start-8">
            {classesNote}
          </p>
        )}
      </div>
      <div className="ground-sand -mx-gutter grid tablet:mx-0 desktop:grid-cols-[5fr_7fr] print:mx-0 print:grid-cols-[5fr_7fr]">
        <div className="grid min-w-0 content-start gap-6 px-gutter pt-8 pb-8 tablet:px-9 print:gap-4 print:p-4">
          <h2 className="sr-only" id="calculator-title">
            {copy.title}
          </h2>
          <AmountInput
            calculation={calculation}
            onChange={(investmentDollars) => change({ investmentDollars })}
            problem={problems.amount}
          />
          <ClassDisplay {...calculation} />
          {/* For a class without a target, `ExcludedClassNotes` shows the same sentence. */}
          {(calculation.target || !calculation.returnClass) && <p>{summary}</p>}
          <ClassFigures {...calculation} />
        </div>
        <div className="grid min-w-0 content-start gap-6 border-hairline px-gutter pt-8 pb-10 max-desktop:border-t tablet:px-9 desktop:border-l print:gap-4 print:p-4">
          <OutcomeChart calculation={calculation} lossPercent={input.lossPercent} />
          <ExcludedClassNotes classes={calculation.classes} />
          <ResultActions calculation={calculation} input={input} />
          <div className="grid max-w-[62ch] gap-2 text-quiet text-xs">
            <p>{copy.note}</p>
            <p>
              <TargetCaution />
            </p>
            <p>
              {hold} {copy.preferredReturn}
            </p>
            <p className="flex flex-wrap gap-x-6">
              <AnswerButton question="fees" />
              <AnswerButton question="hold" />
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

type ClassCopy = typeof investor.calculator.classes;

/** Returns a sentence with the result of a calculation. */
function summaryOf(copy: ClassCopy, { investmentDollars, returnClass, target }: Calculation): string {
  const amount = formatDollars(investmentDollars);
  if (!returnClass) return `${fill(copy.none, { amount })} ${copy.noneThen}`;
  const { name } = returnClass;
  if (!target) return fill(copy.cannot, { name });
  const [total, profit] = [formatDollars(target.totalDollars), formatDollars(target.profitDollars)];
  return fill(copy.target, { amount, name, profit, total, years: holdYearsText });
}

/** Returns a value once it has not changed for `waitMs`: screen readers skip the steps of a moving slider. */
function useDebounced<Value>(value: Value, waitMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return debounced;
}

function ClassDisplay({ classes, returnClass }: Calculation) {
  const copy = useCopy(investor).calculator.classes;
  return (
    <div>
      <p className="mb-1.5 text-quiet text-xs" id="class-of-amount">
        {copy.label}
      </p>
      <ol
        aria-labelledby="class-of-amount"
        className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] overflow-hidden rounded-part border border-frame bg-field"
      >
        {classes.map(({ name, range }) => (
          <li
            aria-current={name === returnClass?.name ? "true" : undefined}
            // The shadow draws the line between rows when classes wrap.
            className="not-first:border-l border-frame px-1.5 py-2 font-semibold tablet:px-3 text-body/[1.3] text-ground shadow-[0_-1px_var(--ground-frame)] aria-[current]:bg-fill aria-[current]:text-on-fill forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:forced-color-adjust-none print:aria-[current]:bg-transparent print:aria-[current]:outline-2 print:aria-[current]:-outline-offset-2"
            key={name}
          >
            <span className="sr-only">{copy.class} </span>
            {name}
            <span className="block font-normal text-xs/[1.3]">{range}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const figureRow = cx(
  "flex min-h-11 items-center justify-between gap-4 border-hairline border-t py-1 tablet:min-h-13 tablet:py-2",
);

/** Published figures of the class that accepts the amount, or links to the nearest accepted amounts. */
function ClassFigures({ classes, investmentDollars, returnClass }: Calculation) {
  const copy = useCopy(investor).calculator.classes;
  const { figures } = copy;
  if (!returnClass)
    return (
      <div>
        <p className="flex flex-wrap gap-x-6">
          {nearestAmounts(investmentDollars, classes).map((dollars) => (
            <TextLink icon="none" key={dollars} to={`/investor?amount=${dollars}#calculator`}>
              {fill(copy.useInstead, { amount: formatDollars(dollars) })}
            </TextLink>
          ))}
        </p>
        <AnswerButton question="gap" />
      </div>
    );
  return (
    <dl>
      {classFigures.map(({ figure, term }) => (
        <div className={figureRow} key={figure}>
          <dt className="flex flex-wrap gap-x-4">
            <TermButton of={term}>{figures[figure]}</TermButton>
            {figure === "preferredReturn" && <AnswerButton question="paid" />}
          </dt>
          <dd className="figures font-display text-heading text-title">{returnClass[figure]}</dd>
        </div>
      ))}
      <div className={figureRow}>
        <dt>{figures.hold}</dt>
        <dd className="text-heading">{fill(figures.years, { years: holdYearsText })}</dd>
      </div>
    </dl>
  );
}

/** Names the classes that the calculator leaves out. */
export function ExcludedClassNotes({ classes }: { classes: readonly ReturnClass[] }) {
  const copy = useCopy(investor).calculator.classes;
  return excludedClasses(classes).map(({ name }) => (
    <p className="measure-note text-quiet text-xs" key={name}>
      {fill(copy.cannot, { name })}
    </p>
  ));
}
