import { investmentSteps, investmentStepsNote } from "~/content/copy/investment-steps.ts";
import type { Offering } from "~/content/site-content.ts";
import { SectionHead } from "~/sections/section-head.tsx";
import { NumberedRows } from "./numbered-rows.tsx";

/** The four-step guide: specification, section 2. */
export function InvestmentSteps({ minimumInvestment }: Pick<Offering, "minimumInvestment">) {
  return (
    <section className="wrap py-section">
      <div>
        <SectionHead note={investmentStepsNote} title="Four steps to invest" />
        <NumberedRows rows={investmentSteps(minimumInvestment)} />
      </div>
    </section>
  );
}
