import type { Offering } from "~/content/model/offering.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { capitalized, countWord } from "~/content/model/wording/words.ts";
import { investor } from "~/words/investor.ts";
import { offer } from "~/words/offer.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import { CannotCalculate } from "./amount.tsx";
import { holdYears, type WorkedAmount, workedAmounts } from "./returns.ts";
import { TaxCautions } from "./tax-view.tsx";

/** One amount of each class, worked out. */
export function WorkedExamples({ offering }: { offering: Offering }) {
  const words = useWords(investor).calculator;
  const { combinedTaxBenefit, returnClasses, taxBenefits } = offering;
  const { dating } = useWords(offer).taxBenefits;
  const amounts = workedAmounts(returnClasses);
  const each = taxBenefits.map(
    ({ name, perHundredThousand }) => `${name.toLowerCase()} ${perHundredThousand}`,
  );
  return (
    <div className="ground-sand -mx-gutter px-gutter py-6 tablet:mx-0 tablet:p-10">
      {amounts.length > 0 && <Targets amounts={amounts} />}
      <CannotCalculate classes={returnClasses} />
      {taxBenefits.length > 0 && (
        <>
          <p className="measure mt-4">
            {fill(words.examples.taxBenefits, {
              combined: combinedTaxBenefit.perHundredThousand,
              dating,
              each: each.join(", "),
            })}
          </p>
          <TaxCautions benefits={taxBenefits} />
        </>
      )}
    </div>
  );
}

function Targets({ amounts }: { amounts: readonly WorkedAmount[] }) {
  const words = useWords(investor).calculator.examples;
  const count = capitalized(countWord(amounts.length));
  return (
    <>
      <table className="calculator-table calculator-examples">
        <caption className="sr-only">
          {fill(amounts.length === 1 ? words.one : words.many, { count })}
        </caption>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
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
      <p className="measure mt-6">{fill(words.caution, { years: holdYears })}</p>
    </>
  );
}
