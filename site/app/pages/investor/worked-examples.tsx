import { formatDollars } from "~/content/format.ts";
import { combinedTaxBenefit, taxBenefits, taxBenefitsDating } from "~/content/offering.ts";
import { classFor, holdYears, targetProfitDollars, targetTotalDollars } from "./returns.ts";
import { TaxCautions } from "./tax-cautions.tsx";

const examplesDollars = [50_000, 100_000, 150_000];

/** One amount of each class, worked out. */
export function WorkedExamples() {
  return (
    <div className="calculator ground-sand">
      <table className="calculator-table calculator-examples">
        <caption className="sr-only">Three worked examples</caption>
        <thead>
          <tr>
            <th scope="col">You invest</th>
            <th scope="col">Class</th>
            <th scope="col">Target profit</th>
            <th scope="col">Target total</th>
          </tr>
        </thead>
        <tbody>
          {examplesDollars.map((investmentDollars) => {
            const returnClass = classFor(investmentDollars);
            return (
              returnClass && (
                <tr key={investmentDollars}>
                  <th scope="row">{formatDollars(investmentDollars)}</th>
                  <td>{returnClass.name}</td>
                  <td>{formatDollars(targetProfitDollars(investmentDollars, returnClass))}</td>
                  <td>{formatDollars(targetTotalDollars(investmentDollars, returnClass))}</td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
      <p className="measure mt-6">
        A target, not a promise: the investment times the equity multiple of its class, after about{" "}
        {holdYears} years. You can lose principal, and you cannot readily sell. For an amount between two
        classes, ask us.
      </p>
      <p className="measure mt-4">
        {taxBenefitsDating} Per $100K:{" "}
        {taxBenefits
          .map((benefit) => `${benefit.name.toLowerCase()} ${benefit.perHundredThousand}`)
          .join(", ")}
        , combined {combinedTaxBenefit.perHundredThousand}.
      </p>
      <TaxCautions />
    </div>
  );
}
