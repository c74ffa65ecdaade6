import type { Offering } from "~/content/model/offering.ts";
import { readDollars } from "~/content/model/wording/dollars.ts";
import type { Calculation } from "./returns.ts";

/** Delays that a visitor can choose, in months. */
export const delays = [0, 3, 6, 9, 12, 15, 18] as const;
/** Columns of the table of prices and delays, in months. */
export const gridDelays = [0, 3, 6, 12, 18] as const;
/** Rows of that table: price drops as fractions. */
export const priceDrops = [0, 0.1, 0.2, 0.3, 0.4] as const;

/** Cost of a month of delay, in dollars per dollar invested. An example, because no document states the cost. */
export const monthlyCost = 0.005;

/** Target of a class as if everything were paid at the sale; the basis of the examples. */
export interface OnePayment {
  /** Growth factor per year: 1.198 for an IRR of 19.8%. */
  growth: number;
  multiple: number;
  /** Planned sale; null if the offering's figures allow no example. */
  sale: SaleExample | null;
  /** Years after which a single payment of the multiple yields exactly the IRR. */
  years: number;
}

/** Sale whose price pays the multiple and the whole loan. Amounts are in millions, such as "$20.4m". */
interface SaleExample {
  /** Price divided by the equity, to two places. A price 1% lower costs this percentage of an investment. */
  leverage: number;
  loan: string;
  sale: string;
}

/** Published figures of the offering from which sale prices are calculated. */
export interface SaleFacts {
  assetValue: string;
  equity: string;
  /** Project cost in the tax table's row on depreciation; empty if there is none. */
  taxCost: string;
}

/** Returns the figures; null if the offering lacks the asset value or the equity. */
export function saleFactsOf({
  facts,
  taxBenefits,
}: Pick<Offering, "facts" | "taxBenefits">): SaleFacts | null {
  const assetValue = facts.find(({ label }) => /asset value/i.test(label))?.value;
  const equity = facts.find(({ label }) => /equity/i.test(label))?.value;
  const taxCost = taxBenefits.find(({ name }) => /depreciation/i.test(name))?.cost ?? "";
  return assetValue && equity ? { assetValue, equity, taxCost } : null;
}

/** Returns the target as a single payment; null without a target or if its IRR is not a plain percentage. */
export function onePaymentOf(
  { investmentDollars, returnClass, target }: Calculation,
  facts: SaleFacts | null,
): OnePayment | null {
  const [, percent] = /^(\d+(?:\.\d+)?)\s*%$/.exec(returnClass?.irr.trim() ?? "") ?? [];
  const growth = 1 + Number(percent) / 100;
  if (!target || !(growth > 1)) return null;
  const multiple = target.totalDollars / investmentDollars;
  return {
    growth,
    multiple: rounded(multiple, 4),
    sale: facts && saleExample(facts.assetValue, facts.equity, multiple),
    years: Math.log(multiple) / Math.log(growth),
  };
}

/** Returns the sale that pays the multiple and a loan of `cost` less the equity; null without such a loan. */
export function saleExample(cost: string, equity: string, multiple: number): SaleExample | null {
  const equityDollars = readDollars(equity) ?? 0;
  const loanDollars = (readDollars(cost) ?? 0) - equityDollars;
  if (!(equityDollars > 0 && loanDollars > 0)) return null;
  return {
    leverage: rounded(multiple + loanDollars / equityDollars, 2),
    loan: formatMillions(loanDollars),
    sale: formatMillions(equityDollars * multiple + loanDollars),
  };
}

/** Returns the sale prices that pay the multiple, from the tax table's cost and from the asset value; lowest first. */
export const salePrices = ({ assetValue, equity, taxCost }: SaleFacts, multiple: number): string[] =>
  [taxCost, assetValue]
    .toSorted((a, b) => (readDollars(a) ?? 0) - (readDollars(b) ?? 0))
    .flatMap((cost) => saleExample(cost, equity, multiple)?.sale ?? []);

const formatMillions = (dollars: number) => `$${(dollars / 1_000_000).toFixed(1)}m`;

interface ExampleReturn {
  /** Return per year as a fraction: 0.167 for 16.7%. */
  irr: number;
  multiple: number;
}

/** Returns the result if the sale is `monthsLate` months late and its price lower by the fraction `priceDrop`. */
export function exampleReturn(onePayment: OnePayment, monthsLate: number, priceDrop = 0): ExampleReturn {
  const { sale, years } = onePayment;
  const remaining = onePayment.multiple - (sale?.leverage ?? 0) * priceDrop - monthlyCost * monthsLate;
  const multiple = Math.max(0, rounded(remaining, 4));
  return { irr: multiple ** (1 / (years + monthsLate / 12)) - 1, multiple };
}

/** Rounds halves up, even those that binary fractions store slightly too low. */
export function rounded(value: number, places: number): number {
  const scale = 10 ** places;
  return Math.round(value * scale + 1e-9) / scale;
}

/** Example of a building's rent a year, in dollars, and of the preferred return on its equity, in percent. */
export const rentExample = { preferredPercent: 6, yearlyRentDollars: 1_440_000 };

/** Payments before investors are paid, in dollars per $100 of the rent at full occupancy. */
const expenses = { costs: 42, lender: 40, reserves: 3 };
const investorsShare = 0.7;

/**
 * Splits `rent` among its payees, in order of payment. All amounts are examples, in dollars per $100 of the rent at
 * full occupancy. `rent` must cover the expenses.
 */
export function splitRent(
  rent: number,
  preferredOwed: number,
): Readonly<Record<keyof typeof expenses | "preferred" | "investors" | "us", number>> {
  const { costs, lender, reserves } = expenses;
  const afterExpenses = rent - costs - lender - reserves;
  const preferred = Math.min(preferredOwed, afterExpenses);
  const rest = afterExpenses - preferred;
  return {
    ...expenses,
    preferred,
    investors: rounded(rest * investorsShare, 2),
    us: rounded(rest * (1 - investorsShare), 2),
  };
}

/** Formats a multiple: "1.90x". */
export const formatMultiple = (multiple: number): string => `${rounded(multiple, 2).toFixed(2)}x`;

/** Formats a rate: "16.7%", with an en dash as its minus sign. */
export const formatRate = (irr: number): string => `${(irr * 100).toFixed(1).replace("-", "–")}%`;
