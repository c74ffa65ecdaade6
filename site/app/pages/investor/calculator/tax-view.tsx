import { useEffect, useRef, useState } from "react";
import type { TaxBenefit } from "~/content/model/site-content.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { Field } from "~/ui/field.tsx";
import { offer } from "~/words/offer.ts";
import { useWords } from "~/words/use-words.tsx";
import {
  equityDollars,
  impliedSharePercent,
  poolShareDollars,
  poolsReproduce,
  taxPools,
} from "./tax-pools.ts";

interface TaxViewProps {
  benefits: readonly TaxBenefit[];
  investmentDollars: number;
}

/** What an investment's part of the published pools would have been; nothing once other figures are published. */
export function TaxView({ benefits, investmentDollars }: TaxViewProps) {
  const [typed, setTyped] = useState(String(impliedSharePercent));
  const field = useRef<HTMLInputElement>(null);
  const typedPercent = typed.trim() === "" ? Number.NaN : Number(typed);
  const isPercent = typedPercent >= 0 && typedPercent <= 100;
  const sharePercent = isPercent ? typedPercent : impliedSharePercent;
  const shares = taxPools.map((pool) => ({
    ...pool,
    shareDollars: poolShareDollars(investmentDollars, pool, sharePercent),
  }));
  const combinedDollars = shares.reduce((sum, { shareDollars }) => sum + shareDollars, 0);

  // What a visitor entered before this code arrived.
  useEffect(() => {
    if (field.current) setTyped(field.current.value);
  }, []);

  const { dating } = useWords(offer).taxBenefits;
  if (!poolsReproduce(benefits)) return null;
  return (
    <div className="calculator-row calculator-tax">
      <div className="calculator-inputs">
        <div>
          <h3>Tax view</h3>
          <p className="quiet mt-2 text-s">{dating}</p>
        </div>
        <Field
          autoComplete="off"
          error={
            isPercent
              ? undefined
              : `Enter a percentage from 0 to 100. We use ${impliedSharePercent}% until then.`
          }
          hint={`We assume ${impliedSharePercent}%, which matches our projected figures per $100K. Change it to see what happens.`}
          id="tax-share"
          inputMode="decimal"
          label="Share of each pool that goes to investors, in percent"
          name="tax-share"
          onChange={(event) => setTyped(event.target.value)}
          ref={field}
          type="text"
          value={typed}
        />
        <p className="quiet text-xs">
          Your share = your investment × {sharePercent}% × the pool ÷ {formatDollars(equityDollars)} of
          equity.
        </p>
      </div>
      <div className="calculator-results">
        <table className="calculator-table calculator-table-total">
          <caption className="sr-only">
            Tax credits and depreciation on {formatDollars(investmentDollars)}, as published
          </caption>
          <thead>
            <tr>
              <th scope="col">Pool</th>
              <th scope="col">On {formatDollars(investmentDollars)}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ name, poolDollars, shareDollars }) => (
              <tr key={name}>
                <th scope="row">
                  {name} <span className="quiet text-s">of {formatDollars(poolDollars)}</span>
                </th>
                <td>{formatDollars(shareDollars)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Combined</th>
              <td>{formatDollars(combinedDollars)}</td>
            </tr>
          </tfoot>
        </table>
        <TaxCautions benefits={benefits} />
      </div>
    </div>
  );
}

const cautions: readonly string[] = [
  "The home-energy credit ended for units acquired after June 30, 2026. Bonus depreciation depends on when property was acquired and placed in service.",
  "Losses of a limited partner are normally passive and do not offset wages. Depreciation may be recaptured on sale. Ask your tax adviser.",
];

/** Holds for the pools that the published figures were inferred to come from, and for no others. */
const poolCaution =
  "The depreciation pool is $1,126,600, which the published figures per $100K and in total need; its own row prints $1,126,000. The combined figure is rounded after adding.";

export function TaxCautions({ benefits }: { benefits: readonly TaxBenefit[] }) {
  return (
    <ul className="quiet mt-4 grid gap-2 text-xs">
      {[...cautions, ...(poolsReproduce(benefits) ? [poolCaution] : [])].map((caution) => (
        <li className="measure-note" key={caution}>
          {caution}
        </li>
      ))}
    </ul>
  );
}
