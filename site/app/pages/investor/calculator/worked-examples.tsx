import type { Offering } from "~/content/model/site-content.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { capitalized, countWord } from "~/content/model/wording/words.ts";
import { offer } from "~/words/offer.ts";
import { useWords } from "~/words/use-words.tsx";
import { Uncalculable } from "./class-of-amount.tsx";
import { holdYears, type WorkedAmount, workedAmounts } from "./returns.ts";
import { TaxCautions } from "./tax-view.tsx";

/** One amount of each class, worked out. */
export function WorkedExamples({ offering }: { offering: Offering }) {
  const { returnClasses, taxBenefits } = offering;
  const amounts = workedAmounts(returnClasses);
  return (
    <div className="calculator ground-sand">
      {amounts.length > 0 && <Targets amounts={amounts} />}
      <Uncalculable classes={returnClasses} />
      {taxBenefits.length > 0 && <TaxBenefits offering={offering} />}
    </div>
  );
}

function Targets({ amounts }: { amounts: readonly WorkedAmount[] }) {
  return (
    <>
      <table className="calculator-table calculator-examples">
        <caption className="sr-only">
          {capitalized(countWord(amounts.length))} worked {amounts.length === 1 ? "example" : "examples"}
        </caption>
        <thead>
          <tr>
            <th scope="col">You invest</th>
            <th scope="col">Class</th>
            <th scope="col">Target profit</th>
            <th scope="col">Target total</th>
          </tr>
        </thead>
        <tbody>
          {amounts.map(({ investmentDollars, name, target }) => (
            <tr key={name}>
              <th scope="row">{formatDollars(investmentDollars)}</th>
              <td>{name}</td>
              <td>{formatDollars(target.profitDollars)}</td>
              <td>{formatDollars(target.totalDollars)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="measure mt-6">
        A target, not a promise: the investment times the equity multiple of its class, after about{" "}
        {holdYears} years. You can lose principal, and you cannot readily sell. If your amount falls between
        two classes, talk with us first.
      </p>
    </>
  );
}

function TaxBenefits({ offering: { combinedTaxBenefit, taxBenefits } }: { offering: Offering }) {
  const each = taxBenefits.map(
    ({ name, perHundredThousand }) => `${name.toLowerCase()} ${perHundredThousand}`,
  );
  return (
    <>
      <p className="measure mt-4">
        {useWords(offer).taxBenefits.dating} Per $100K: {each.join(", ")}, combined{" "}
        {combinedTaxBenefit.perHundredThousand}.
      </p>
      <TaxCautions benefits={taxBenefits} />
    </>
  );
}
