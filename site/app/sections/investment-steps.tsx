import type { Offering } from "~/content/model/site-content.ts";
import { SectionHead } from "~/sections/section-head.tsx";
import { investmentSteps, investmentStepsNote } from "~/words/investment-steps.ts";
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
