import type { TaxBenefit } from "~/content/model/offering.ts";
import { readDollars } from "~/content/model/wording/dollars.ts";

/** What the pools are divided by: the cost behind the published tax credits. */
export const equityDollars = 4_888_664;

/** The share of a pool that the printed per-$100K figures imply; nowhere stated, so a visitor can change it. */
export const impliedSharePercent = 70;

export interface TaxPool {
  name: string;
  poolDollars: number;
}

/** The published figures per $100K and in total need this much; its own row prints less. */
export const depreciationPool: TaxPool = { name: "Depreciation", poolDollars: 1_126_600 };
export const printedDepreciationDollars = 1_126_000;

export const taxPools: readonly TaxPool[] = [{ name: "Tax credits", poolDollars: 240_000 }, depreciationPool];

/** An investment's part of a pool. */
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
