import type { TaxBenefit } from "~/content/model/offering.ts";
import { readDollars } from "~/content/model/wording/dollars.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import type { investorTexts } from "~/copy/investor-texts.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Accordion } from "~/ui/accordion.tsx";
import { ChapterSection } from "../chapters.tsx";
import { AnswerButton } from "../meanings.tsx";
import { type CalculatorQueryInput, impliedSharePercent } from "./calculator-input.ts";
import { PercentEntry } from "./inputs.tsx";
import { CalculatorTable } from "./result-tables.tsx";
import type { CalculatorState } from "./use-calculation.ts";

interface TaxViewProps {
  notes: typeof investorTexts.tax;
  queryInput: CalculatorQueryInput;
  state: CalculatorState;
}

/**
 * Disclosure with an investment's share of the projected tax pools. It starts open if the URL has a share that is
 * invalid or not the default.
 */
export function TaxView({ notes, queryInput, state: { change, input } }: TaxViewProps) {
  const copy = useCopy(investor).calculator.tax;
  const { dating } = useCopy(offer).taxBenefits;
  const { investmentDollars, sharePercent: percent } = input;
  const isInvalid = queryInput.problems.share === true;
  const shares = taxPools.map((pool) => ({
    ...pool,
    shareDollars: poolShareDollars(investmentDollars, pool, percent),
  }));
  const combinedDollars = shares.reduce((sum, { shareDollars }) => sum + shareDollars, 0);
  const poolCaution = fill(notes.poolCaution, {
    pool: formatDollars(depreciationPool.poolDollars),
    printed: formatDollars(publishedDepreciationDollars),
  });
  const content = (
    <>
      <PercentEntry
        className="max-w-wide"
        error={fill(copy.complaint, { percent })}
        hint={fill(copy.assumption, { percent: impliedSharePercent })}
        id="tax-share"
        isInvalid={isInvalid}
        label={copy.share}
        name="share"
        onValue={(sharePercent) => change({ sharePercent })}
        sectionId="tax-view"
        value={percent}
      />
      <p className="measure-note mb-4 text-quiet text-xs">
        {fill(copy.formula, { equity: formatDollars(equityDollars), percent })}
      </p>
      <CalculatorTable
        caption={fill(copy.table, { amount: formatDollars(investmentDollars) })}
        columns={copy.columns}
      >
        <tbody>
          {shares.map(({ name, poolDollars, shareDollars }) => (
            <tr key={name}>
              <th scope="row">
                {name}{" "}
                <span className="text-quiet text-s">
                  {fill(copy.ofPool, { amount: formatDollars(poolDollars) })}
                </span>
              </th>
              <td>{formatDollars(shareDollars)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.combined}</th>
            <td>{formatDollars(combinedDollars)}</td>
          </tr>
        </tfoot>
      </CalculatorTable>
      <ul className="mt-4 grid gap-2 text-quiet text-xs">
        {[poolCaution, ...notes.cautions].map((caution) => (
          <li className="measure-note" key={caution}>
            {caution}
          </li>
        ))}
      </ul>
      <AnswerButton question="law" />
    </>
  );
  const isOpen = isInvalid || queryInput.sharePercent !== impliedSharePercent;
  return (
    <ChapterSection id="tax" lead={dating} title={copy.title}>
      <Accordion items={[{ content, id: "tax-view", isOpen, isWide: true, title: copy.show }]} />
    </ChapterSection>
  );
}

/** Equity that shares each pool: the cost in the published row of tax credits. */
const equityDollars = 4_888_664;

/** Depreciation implied by the published combined total. The published depreciation is lower. */
const depreciationPool = { name: "Depreciation", poolDollars: 1_126_600 };
const publishedDepreciationDollars = 1_126_000;

export const taxPools = [{ name: "Tax credits", poolDollars: 240_000 }, depreciationPool];

export function poolShareDollars(
  investmentDollars: number,
  { poolDollars }: (typeof taxPools)[number],
  sharePercent: number,
): number {
  return (investmentDollars * (sharePercent / 100) * poolDollars) / equityDollars;
}

/** Returns true if the pools yield the published figures per $100K. Editors may change those figures. */
export function matchesPublishedFigures(benefits: readonly TaxBenefit[]): boolean {
  return taxPools.every((pool) => {
    const published = benefits.find(({ name }) => name === pool.name);
    const shareDollars = Math.round(poolShareDollars(100_000, pool, impliedSharePercent));
    return published !== undefined && readDollars(published.perHundredThousand) === shareDollars;
  });
}
