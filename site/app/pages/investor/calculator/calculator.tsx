import { useEffect, useState } from "react";
import type { Offering, ReturnClass } from "~/content/model/site-content.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { SectionHead } from "~/sections/section-head.tsx";
import { Legend } from "~/ui/drawing.tsx";
import { AmountInput } from "./amount-input.tsx";
import { ClassDisplay, ClassMeaning, Uncalculable } from "./class-of-amount.tsx";
import {
  classFor,
  holdYears,
  type InvestmentLimits,
  limitsOf,
  noClassCovers,
  targetOf,
  within,
} from "./returns.ts";
import { TargetChart, TargetTable } from "./target-chart.tsx";
import { TaxView } from "./tax-view.tsx";
import { WorkedExamples } from "./worked-examples.tsx";
import "./calculator.css";

/**
 * Arithmetic on the published targets. Without JavaScript an amount of each class is worked out instead; the style sheet
 * chooses, so that hydration swaps nothing.
 */
export function Calculator({ offering }: { offering: Offering }) {
  const limits = limitsOf(offering);
  if (offering.returnClasses.length === 0) return null;
  return (
    <section className="wrap py-section" id="calculator">
      <SectionHead
        note="Arithmetic on the published figures, not a forecast. Whether they are before or after fees is stated in the offering documents."
        title="What the targets would mean"
      />
      {limits && (
        <div className="[@media(scripting:none)]:hidden">
          <CalculatorPanel limits={limits} offering={offering} />
        </div>
      )}
      <div className={limits ? "[@media(scripting:enabled)]:hidden" : undefined}>
        <WorkedExamples offering={offering} />
      </div>
    </section>
  );
}

const firstInvestmentDollars = 100_000;

interface CalculatorPanelProps {
  limits: InvestmentLimits;
  offering: Offering;
}

function CalculatorPanel({ limits, offering }: CalculatorPanelProps) {
  const { returnClasses: classes, taxBenefits } = offering;
  const [chosenDollars, setChosenDollars] = useState(firstInvestmentDollars);
  const investmentDollars = within(chosenDollars, limits);
  const returnClass = classFor(investmentDollars, classes);
  const target = returnClass ? targetOf(investmentDollars, returnClass) : null;
  const announced = useSettled(summaryOf(investmentDollars, returnClass), 600);
  return (
    <div className="calculator ground-sand">
      <div className="calculator-row">
        <div className="calculator-inputs">
          <AmountInput investmentDollars={investmentDollars} limits={limits} onChange={setChosenDollars} />
          <ClassDisplay classes={classes} returnClass={returnClass} />
          <ClassMeaning
            isCalculable={target !== null}
            returnClass={returnClass}
            summary={summaryOf(investmentDollars, returnClass)}
          />
        </div>
        <div className="calculator-results">
          <TargetChart
            classes={classes}
            investmentDollars={investmentDollars}
            limits={limits}
            target={target}
          />
          <Legend
            items={[
              { convention: "built", label: "Your investment" },
              { convention: "under-way", label: "Target profit" },
            ]}
          />
          <TargetTable investmentDollars={investmentDollars} target={target} />
          <Uncalculable classes={classes} />
        </div>
      </div>
      <TaxView benefits={taxBenefits} investmentDollars={investmentDollars} />
      <p className="sr-only" role="status">
        {announced}
      </p>
    </div>
  );
}

function summaryOf(investmentDollars: number, returnClass: ReturnClass | undefined): string {
  const amount = formatDollars(investmentDollars);
  if (!returnClass) return noClassCovers(amount);
  const target = targetOf(investmentDollars, returnClass);
  if (!target) return `${amount}, class ${returnClass.name}: its target cannot be calculated with. Ask us.`;
  const [total, profit] = [target.totalDollars, target.profitDollars].map(formatDollars);
  return `${amount}, class ${returnClass.name}: target total ${total} after about ${holdYears} years, target profit ${profit}.`;
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
