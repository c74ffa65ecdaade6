import { useState } from "react";
import { formatDollars } from "~/content/format.ts";
import type { ReturnClass } from "~/content/offering.ts";
import { Legend } from "~/ui/legend.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { AmountInput } from "./amount-input.tsx";
import { ClassDisplay } from "./class-display.tsx";
import { classFor, holdYears, targetProfitDollars, targetTotalDollars } from "./returns.ts";
import { TargetChart } from "./target-chart.tsx";
import { TargetTable } from "./target-table.tsx";
import { TaxView } from "./tax-view.tsx";
import { useSettled } from "./use-settled.ts";

const firstInvestmentDollars = 100_000;

export function CalculatorPanel() {
  const [investmentDollars, setInvestmentDollars] = useState(firstInvestmentDollars);
  const returnClass = classFor(investmentDollars);
  const announced = useSettled(summaryOf(investmentDollars, returnClass), 600);
  return (
    <div className="calculator ground-sand">
      <div className="calculator-row">
        <div className="calculator-inputs">
          <AmountInput investmentDollars={investmentDollars} onChange={setInvestmentDollars} />
          <ClassDisplay returnClass={returnClass} />
          {returnClass ? (
            <p className="quiet text-xs">
              A target, not a promise. Based on an equity multiple of {returnClass.equityMultiple} over about{" "}
              {holdYears} years. The preferred return of {returnClass.preferredReturn} is inside it. You can
              lose principal, and you cannot readily sell.
            </p>
          ) : (
            <div>
              <p className="font-semibold">
                {formatDollars(investmentDollars)} lies between two classes: ask us.
              </p>
              <TextLink to="/contact">Ask about this amount</TextLink>
            </div>
          )}
        </div>
        <div className="calculator-results">
          <TargetChart investmentDollars={investmentDollars} returnClass={returnClass} />
          <Legend
            items={[
              { convention: "built", label: "Your investment" },
              { convention: "under-way", label: "Target profit" },
            ]}
          />
          <TargetTable investmentDollars={investmentDollars} returnClass={returnClass} />
        </div>
      </div>
      <TaxView investmentDollars={investmentDollars} />
      <p className="sr-only" role="status">
        {announced}
      </p>
    </div>
  );
}

function summaryOf(investmentDollars: number, returnClass: ReturnClass | undefined): string {
  const amount = formatDollars(investmentDollars);
  if (!returnClass) return `${amount} lies between two classes: ask us.`;
  const total = formatDollars(targetTotalDollars(investmentDollars, returnClass));
  const profit = formatDollars(targetProfitDollars(investmentDollars, returnClass));
  return `${amount}, class ${returnClass.name}: target total ${total} after about ${holdYears} years, target profit ${profit}.`;
}
