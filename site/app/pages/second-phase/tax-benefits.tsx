import type { Offering, TaxBenefit } from "~/content/model/site-content.ts";
import { ClassTableFrame, ClassTableNotes, FigureCell } from "~/sections/class-table-parts.tsx";
import { SectionHead } from "~/sections/section-head.tsx";
import { taxBenefitsDating, taxBenefitsNotes } from "~/words/offering.ts";
import { taxBenefitsTitle } from "~/words/second-phase.ts";
import "./tax-benefits.css";

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

const figures: readonly {
  readonly className?: string;
  readonly key: keyof TaxBenefit;
  readonly label: string;
}[] = [
  { key: "basis", label: "Basis" },
  { key: "cost", label: "Equity / cost" },
  { key: "perUnit", label: "Per unit" },
  { key: "total", label: "Total" },
  { className: "tax-table-result", key: "perHundredThousand", label: "Per $100K invested" },
];

interface TaxTableProps {
  readonly benefits: readonly TaxBenefit[];
  readonly combined: TaxBenefit;
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
      <ClassTableNotes notes={taxBenefitsNotes} />
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
