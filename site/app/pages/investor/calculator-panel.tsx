import { useState } from "react";
import type { Offering, ReturnClass } from "~/content/model/site-content.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { Legend } from "~/ui/legend.tsx";
import { AmountInput } from "./amount-input.tsx";
import { ClassDisplay } from "./class-display.tsx";
import { ClassMeaning } from "./class-meaning.tsx";
import { classFor, holdYears, type InvestmentLimits, noClassCovers, targetOf, within } from "./returns.ts";
import { TargetChart } from "./target-chart.tsx";
import { TargetTable } from "./target-table.tsx";
import { TaxView } from "./tax-view.tsx";
import { Uncalculable } from "./uncalculable.tsx";
import { useSettled } from "./use-settled.ts";

const firstInvestmentDollars = 100_000;

interface CalculatorPanelProps {
  readonly limits: InvestmentLimits;
  readonly offering: Offering;
}

export function CalculatorPanel({ limits, offering }: CalculatorPanelProps) {
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
