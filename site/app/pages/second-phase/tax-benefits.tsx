import type { Offering } from "~/content/model/site-content.ts";
import { SectionHead } from "~/sections/section-head.tsx";
import { taxBenefitsDating } from "~/words/offering.ts";
import { taxBenefitsTitle } from "~/words/second-phase.ts";
import { TaxTable } from "./tax-table.tsx";

export function TaxBenefits({ offering }: { offering: Offering }) {
  if (offering.taxBenefits.length === 0) return null;
  return (
    <section className="wrap pb-section">
      <div>
        <SectionHead note={taxBenefitsDating} title={taxBenefitsTitle} />
        <TaxTable benefits={offering.taxBenefits} combined={offering.combinedTaxBenefit} />
      </div>
    </section>
  );
}
