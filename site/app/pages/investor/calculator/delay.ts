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

/** Target of a class as if everything were paid at the sale. The examples are calculated from it. */
export interface OnePayment {
  /** Growth factor per year: 1.198 for an IRR of 19.8%. */
  growth: number;
  /** Planned sale price divided by the equity, to two places. The price covers the multiple and the whole loan. */
  leverage: number | null;
  multiple: number;
  /** Years after which a single payment of the multiple yields exactly the IRR. */
  years: number;
}

/** Published offering figures from which leverage is computed. */
export interface LeverageFacts {
  assetValue: string;
  equity: string;
  /** Project cost by the tax table's row on depreciation; empty if it has none. */
  taxCost: string;
}

/** Returns the figures; null if the offering lacks the asset value or the equity. */
export function leverageFactsOf({
  facts,
  taxBenefits,
}: Pick<Offering, "facts" | "taxBenefits">): LeverageFacts | null {
  const assetValue = facts.find(({ label }) => /asset value/i.test(label))?.value;
  const equity = facts.find(({ label }) => /equity/i.test(label))?.value;
  const taxCost = taxBenefits.find(({ name }) => /depreciation/i.test(name))?.cost ?? "";
  return assetValue && equity ? { assetValue, equity, taxCost } : null;
}

/** Returns the target as a single payment; null without a target or if its IRR is not a plain percentage. */
export function onePayment(
  { investmentDollars, returnClass, target }: Calculation,
  facts: LeverageFacts | null,
): OnePayment | null {
  const [, percent] = /^(\d+(?:\.\d+)?)\s*%$/.exec(returnClass?.irr.trim() ?? "") ?? [];
  const growth = 1 + Number(percent) / 100;
  if (!target || !(growth > 1)) return null;
  const multiple = target.totalDollars / investmentDollars;
  return {
    growth,
    leverage: (facts && saleExample(facts.assetValue, facts.equity, multiple)?.leverage) ?? null,
    multiple: rounded(multiple, 4),
    years: Math.log(multiple) / Math.log(growth),
  };
}

/**
 * Returns the sale price that pays the multiple and a loan of `total` less the equity; null without such a loan. Amounts
 * are in millions, such as "$20.4m".
 */
export function saleExample(total: string, equity: string, multiple: number) {
  const equityDollars = readDollars(equity) ?? 0;
  const loanDollars = (readDollars(total) ?? 0) - equityDollars;
  if (!(equityDollars > 0 && loanDollars > 0)) return null;
  const leverage = rounded(multiple + loanDollars / equityDollars, 2);
  return {
    leverage,
    loan: formatMillions(loanDollars),
    sale: formatMillions(equityDollars * multiple + loanDollars),
  };
}

/** Returns the sale price for each loan that the published figures suggest. */
export const salePrices = ({ assetValue, equity, taxCost }: LeverageFacts, multiple: number): string[] =>
  [taxCost, assetValue].flatMap((total) => saleExample(total, equity, multiple)?.sale ?? []);

const formatMillions = (dollars: number) => `$${(dollars / 1_000_000).toFixed(1)}m`;

export interface Example {
  /** Return per year as a fraction: 0.167 for 16.7%. */
  irr: number;
  multiple: number;
}

/** Returns the result if the sale is `months` late and its price lower by the fraction `priceDrop`. */
export function exampleReturn(target: OnePayment, months: number, priceDrop = 0): Example {
  const remaining = target.multiple - (target.leverage ?? 0) * priceDrop - monthlyCost * months;
  const multiple = Math.max(0, rounded(remaining, 4));
  return { irr: multiple ** (1 / (target.years + months / 12)) - 1, multiple };
}

/** Rounds halves up, even those that binary fractions store slightly too low. */
export function rounded(value: number, places: number): number {
  const scale = 10 ** places;
  return Math.round(value * scale + 1e-9) / scale;
}

/** Example of a building's rent a year, in dollars, and of the preferred return on its equity, in percent. */
export const rentExample = { preferredPercent: 6, yearlyRentDollars: 1_440_000 };

/** Payments from the full rent, in percent of it, before investors are paid. */
const expenses = { costs: 42, lender: 40, reserves: 3 };
const investorsShare = 0.7;

/** Splits `rent` among its recipients, in order of payment. All amounts are examples in percent of the full rent. */
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
