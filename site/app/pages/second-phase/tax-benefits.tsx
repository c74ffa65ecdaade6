import { taxBenefitsDating } from "~/content/offering.ts";
import { SectionHead } from "~/layout/section-head.tsx";
import { Reveal } from "~/ui/reveal.tsx";
import { taxBenefitsTitle } from "./copy.ts";
import { TaxTable } from "./tax-table.tsx";

export function TaxBenefits() {
  return (
    <section className="wrap pb-section">
      <Reveal>
        <SectionHead note={taxBenefitsDating} title={taxBenefitsTitle} />
        <TaxTable />
      </Reveal>
    </section>
  );
}
