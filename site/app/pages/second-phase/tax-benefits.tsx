import type { Offering, TaxBenefit } from "~/content/model/site-content.ts";
import { ClassTableFrame, ClassTableNotes, FigureCell } from "~/sections/class-table-parts.tsx";
import { SectionHead } from "~/sections/section-head.tsx";
import { offer } from "~/words/offer.ts";
import { taxBenefitsTitle } from "~/words/second-phase.ts";
import { useWords } from "~/words/use-words.tsx";
import "./tax-benefits.css";

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

const figures: readonly {
  className?: string;
  key: keyof TaxBenefit;
  label: string;
}[] = [
  { key: "basis", label: "Basis" },
  { key: "cost", label: "Equity / cost" },
  { key: "perUnit", label: "Per unit" },
  { key: "total", label: "Total" },
  { className: "tax-table-result", key: "perHundredThousand", label: "Per $100K invested" },
];

interface TaxTableProps {
  benefits: readonly TaxBenefit[];
  combined: TaxBenefit;
}

/** As published: nothing in it is computed. */
export function TaxTable({ benefits, combined }: TaxTableProps) {
  return (
    <>
      <ClassTableFrame
        caption="Projected tax benefits, as published"
        className="tax-table"
        figureLabels={figures.map(({ label }) => label)}
        wordLabels={["Benefit"]}
      >
        <tbody>
          {benefits.map((benefit) => (
            <BenefitRow benefit={benefit} key={benefit.name} />
          ))}
        </tbody>
        <tfoot>
          <BenefitRow benefit={combined} />
        </tfoot>
      </ClassTableFrame>
      <ClassTableNotes notes={useWords(offer).taxBenefits.notes} />
    </>
  );
}

function BenefitRow({ benefit }: { benefit: TaxBenefit }) {
  return (
    <tr>
      <th scope="row">
        <span className="tax-table-name">{benefit.name}</span>
      </th>
      {figures.map(({ className, key, label }) => (
        <FigureCell className={className} key={key} label={label}>
          {benefit[key]}
        </FigureCell>
      ))}
    </tr>
  );
}
