import type { Offering } from "~/content/model/site-content.ts";
import { SectionHead } from "~/sections/section-head.tsx";
import { offer } from "~/words/offer.ts";
import { taxBenefitsTitle } from "~/words/second-phase.ts";
import { useWords } from "~/words/use-words.tsx";
import { TaxTable } from "./tax-table.tsx";

export function TaxBenefits({ offering }: { offering: Offering }) {
  const { dating } = useWords(offer).taxBenefits;
  if (offering.taxBenefits.length === 0) return null;
  return (
    <section className="wrap pb-section">
      <div>
        <SectionHead note={dating} title={taxBenefitsTitle} />
        <TaxTable benefits={offering.taxBenefits} combined={offering.combinedTaxBenefit} />
      </div>
    </section>
  );
}
