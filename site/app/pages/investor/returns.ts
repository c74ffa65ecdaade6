import { type ReturnClass, returnClasses } from "~/content/offering.ts";

export const smallestInvestmentDollars = 50_000;
export const largestInvestmentDollars = 250_000;
export const holdYears = "3¾";

/** What the pools are divided by: the cost behind the published tax credits. */
const equityDollars = 4_888_664;

/** The share of a pool that the printed per-$100K figures imply; nowhere stated, so a visitor can change it. */
export const impliedSharePercent = 70;

export interface TaxPool {
  readonly name: string;
  readonly poolDollars: number;
}

/** The published figures per $100K and in total need the second pool, whose own row prints $1,126,000. */
export const taxPools: readonly TaxPool[] = [
  { name: "Tax credits", poolDollars: 240_000 },
  { name: "Depreciation", poolDollars: 1_126_600 },
];

/** The class that an amount belongs to; none when it lies between two ranges or below the first. */
export function classFor(investmentDollars: number): ReturnClass | undefined {
  return returnClasses.find(({ range }) => {
    const [fromDollars = Number.POSITIVE_INFINITY, toDollars = Number.POSITIVE_INFINITY] = limitsOf(range);
    return investmentDollars >= fromDollars && investmentDollars <= toDollars;
  });
}

/** "$50K-$75K" as 50,000 and 75,000; "$150K+" as 150,000 alone. */
function limitsOf(range: string): readonly number[] {
  return [...range.matchAll(/\$(\d+)K/g)].map(([, thousands]) => Number(thousands) * 1000);
}

/** What would come back in all by the target, the investment included. */
export function targetTotalDollars(investmentDollars: number, { equityMultiple }: ReturnClass): number {
  return investmentDollars * Number.parseFloat(equityMultiple);
}

/** The preferred return is a part of this, never added to it. */
export function targetProfitDollars(investmentDollars: number, returnClass: ReturnClass): number {
  return targetTotalDollars(investmentDollars, returnClass) - investmentDollars;
}

/** An investment's part of a pool. */
export function poolShareDollars(
  investmentDollars: number,
  { poolDollars }: TaxPool,
  sharePercent: number,
): number {
  return (investmentDollars * (sharePercent / 100) * poolDollars) / equityDollars;
}

/** An amount as people type it: "$100,000", "100000", "100k". Absent when it is not an amount. */
export function readDollars(typed: string): number | undefined {
  const [, digits, thousands] = /^\$?(\d[\d,]*(?:\.\d+)?)(k)?$/i.exec(typed.replaceAll(/\s/g, "")) ?? [];
  if (digits === undefined) return undefined;
  return Number(digits.replaceAll(",", "")) * (thousands ? 1000 : 1);
}

export function isCalculable(investmentDollars: number | undefined): investmentDollars is number {
  return (
    investmentDollars !== undefined &&
    investmentDollars >= smallestInvestmentDollars &&
    investmentDollars <= largestInvestmentDollars
  );
}
