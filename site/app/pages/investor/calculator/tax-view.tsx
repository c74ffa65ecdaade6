import { useEffect, useRef, useState } from "react";
import type { TaxBenefit } from "~/content/model/offering.ts";
import { readDollars } from "~/content/model/wording/dollars.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { Field } from "~/ui/field.tsx";
import { investor } from "~/words/investor.ts";
import { offer } from "~/words/offer.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";

interface TaxViewProps {
  benefits: readonly TaxBenefit[];
  investmentDollars: number;
}

/** What an investment's part of the published pools would have been; nothing once other figures are published. */
export function TaxView({ benefits, investmentDollars }: TaxViewProps) {
  const words = useWords(investor).calculator.tax;
  const { dating } = useWords(offer).taxBenefits;
  const [typed, setTyped] = useState(String(impliedSharePercent));
  const field = useRef<HTMLInputElement>(null);
  const typedPercent = typed.trim() === "" ? Number.NaN : Number(typed);
  const isPercent = typedPercent >= 0 && typedPercent <= 100;
  const percent = isPercent ? typedPercent : impliedSharePercent;
  const shares = taxPools.map((pool) => ({
    ...pool,
    shareDollars: poolShareDollars(investmentDollars, pool, percent),
  }));
  const combinedDollars = shares.reduce((sum, { shareDollars }) => sum + shareDollars, 0);
  const amount = formatDollars(investmentDollars);

  // What a visitor entered before this code arrived.
  useEffect(() => {
    if (field.current) setTyped(field.current.value);
  }, []);

  if (!matchesPublishedFigures(benefits)) return null;
  return (
    <div className="mt-8 grid gap-x-column gap-y-8 border-hairline border-t pt-8 desktop:grid-cols-[5fr_7fr] desktop:gap-x-12">
      <div className="grid min-w-0 content-start gap-6">
        <div>
          <h3>{words.title}</h3>
          <p className="mt-2 text-quiet text-s">{dating}</p>
        </div>
        <Field
          autoComplete="off"
          error={isPercent ? undefined : fill(words.complaint, { percent: impliedSharePercent })}
          hint={fill(words.assumption, { percent: impliedSharePercent })}
          id="tax-share"
          inputMode="decimal"
          label={words.share}
          name="tax-share"
          onChange={(event) => setTyped(event.target.value)}
          ref={field}
          type="text"
          value={typed}
        />
        <p className="text-quiet text-xs">
          {fill(words.formula, { equity: formatDollars(equityDollars), percent })}
        </p>
      </div>
      <div className="min-w-0">
        <table className="calculator-table">
          <caption className="sr-only">{fill(words.table, { amount })}</caption>
          <thead>
            <tr>
              <th scope="col">{words.pool}</th>
              <th scope="col">{fill(words.onAmount, { amount })}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ name, poolDollars, shareDollars }) => (
              <tr key={name}>
                <th scope="row">
                  {name}{" "}
                  <span className="text-quiet text-s">
                    {fill(words.ofPool, { amount: formatDollars(poolDollars) })}
                  </span>
                </th>
                <td>{formatDollars(shareDollars)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.combined}</th>
              <td>{formatDollars(combinedDollars)}</td>
            </tr>
          </tfoot>
        </table>
        <TaxCautions benefits={benefits} />
      </div>
    </div>
  );
}

export function TaxCautions({ benefits }: Pick<TaxViewProps, "benefits">) {
  const words = useWords(investor).calculator.tax;
  const poolCaution = fill(words.poolCaution, {
    pool: formatDollars(depreciationPool.poolDollars),
    printed: formatDollars(printedDepreciationDollars),
  });
  return (
    <ul className="mt-4 grid gap-2 text-quiet text-xs">
      {[...words.cautions, ...(matchesPublishedFigures(benefits) ? [poolCaution] : [])].map((caution) => (
        <li className="measure-note" key={caution}>
          {caution}
        </li>
      ))}
    </ul>
  );
}

/** What the pools are divided by: the cost behind the published tax credits. */
const equityDollars = 4_888_664;

/** The share of a pool that the printed per-$100K figures imply; nowhere stated, so a visitor can change it. */
export const impliedSharePercent = 70;

interface TaxPool {
  name: string;
  poolDollars: number;
}

/** The published figures per $100K and in total need this much; its own row prints less. */
const depreciationPool: TaxPool = { name: "Depreciation", poolDollars: 1_126_600 };
const printedDepreciationDollars = 1_126_000;

export const taxPools: readonly TaxPool[] = [{ name: "Tax credits", poolDollars: 240_000 }, depreciationPool];

export function poolShareDollars(
  investmentDollars: number,
  { poolDollars }: TaxPool,
  sharePercent: number,
): number {
  return (investmentDollars * (sharePercent / 100) * poolDollars) / equityDollars;
}

/** Whether the pools give the published figures per $100K: an editor may publish others than they were inferred from. */
export function matchesPublishedFigures(benefits: readonly TaxBenefit[]): boolean {
  return taxPools.every((pool) => {
    const published = benefits.find(({ name }) => name === pool.name);
    const shareDollars = Math.round(poolShareDollars(100_000, pool, impliedSharePercent));
    return published !== undefined && readDollars(published.perHundredThousand) === shareDollars;
  });
}
