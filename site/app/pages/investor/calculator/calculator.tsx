import { useEffect, useState } from "react";
import type { Offering, ReturnClass } from "~/content/model/offering.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { Legend } from "~/ui/drawing.tsx";
import { Section } from "~/ui/section.tsx";
import { investor } from "~/words/investor.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import { AmountInput, CannotCalculate, ClassCaution, ClassDisplay } from "./amount.tsx";
import { classFor, holdYears, type InvestmentLimits, limitsOf, targetOf, within } from "./returns.ts";
import { TargetChart, TargetTable } from "./target-chart.tsx";
import { TaxView } from "./tax-view.tsx";
import { WorkedExamples } from "./worked-examples.tsx";
import "./calculator.css";

interface CalculatorProps {
  offering: Offering;
}

/**
 * Arithmetic on the published targets. Without JavaScript an amount of each class is worked out instead; the style sheet
 * chooses, so that hydration swaps nothing.
 */
export function Calculator({ offering }: CalculatorProps) {
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

function CalculatorPanel({ limits, offering }: CalculatorProps & { limits: InvestmentLimits }) {
  const words = useWords(investor).calculator;
  const { returnClasses: classes, taxBenefits } = offering;
  const [chosenDollars, setChosenDollars] = useState(firstInvestmentDollars);
  const investmentDollars = within(chosenDollars, limits);
  const returnClass = classFor(investmentDollars, classes);
  const target = returnClass ? targetOf(investmentDollars, returnClass) : null;
  const summary = summaryOf(words.classes, investmentDollars, returnClass);
  const announced = useSettled(summary, 600);
  return (
    <div className="ground-sand -mx-gutter px-gutter py-6 tablet:mx-0 tablet:p-10">
      <div className="grid gap-x-column gap-y-8 desktop:grid-cols-[5fr_7fr] desktop:gap-x-12">
        <div className="grid min-w-0 content-start gap-6">
          <AmountInput investmentDollars={investmentDollars} limits={limits} onChange={setChosenDollars} />
          <ClassDisplay classes={classes} returnClass={returnClass} />
          <ClassCaution returnClass={target ? returnClass : undefined} summary={summary} />
        </div>
        <div className="min-w-0">
          <TargetChart
            classes={classes}
            investmentDollars={investmentDollars}
            limits={limits}
            target={target}
          />
          <Legend
            items={[
              { convention: "built", label: words.targets.legendInvested },
              { convention: "under-way", label: words.targets.legendProfit },
            ]}
          />
          <TargetTable investmentDollars={investmentDollars} target={target} />
          <CannotCalculate classes={classes} />
        </div>
      </div>
      <TaxView benefits={taxBenefits} investmentDollars={investmentDollars} />
      <p className="sr-only" role="status">
        {announced}
      </p>
    </div>
  );
}

function summaryOf(
  words: typeof investor.calculator.classes,
  investmentDollars: number,
  returnClass: ReturnClass | undefined,
): string {
  const amount = formatDollars(investmentDollars);
  if (!returnClass) return fill(words.none, { amount });
  const { name } = returnClass;
  const target = targetOf(investmentDollars, returnClass);
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
