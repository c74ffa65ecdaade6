import type { Offering, ReturnClass } from "~/content/model/offering.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { capitalized, countWord } from "~/content/model/wording/words.ts";
import { investor } from "~/words/investor.ts";
import { offer } from "~/words/offer.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import { holdYears, uncalculable, workedAmounts } from "./returns.ts";
import { TaxCautions } from "./tax-view.tsx";

export function WorkedExamples({ offering }: { offering: Offering }) {
  const words = useWords(investor).calculator;
  const { combinedTaxBenefit, returnClasses, taxBenefits } = offering;
  const { dating } = useWords(offer).taxBenefits;
  const each = taxBenefits.map(
    ({ name, perHundredThousand }) => `${name.toLowerCase()} ${perHundredThousand}`,
  );
  return (
    <div className="ground-sand -mx-gutter px-gutter py-6 tablet:mx-0 tablet:p-10">
      <Targets classes={returnClasses} />
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

function Targets({ classes }: { classes: readonly ReturnClass[] }) {
  const words = useWords(investor).calculator.examples;
  const amounts = workedAmounts(classes);
  if (amounts.length === 0) return null;
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

export function CannotCalculate({ classes }: { classes: readonly ReturnClass[] }) {
  const words = useWords(investor).calculator.classes;
  return uncalculable(classes, words).map((sentence) => (
    <p className="measure-note mt-4 text-quiet text-xs" key={sentence}>
      {sentence}
    </p>
  ));
}
