import type { OfferingFact } from "~/content/model/offering.ts";
import { readDollars } from "~/content/model/wording/dollars.ts";
import type { Calculation } from "./returns.ts";

/** The delays that a visitor can choose, in months. */
export const delays = [0, 3, 6, 9, 12, 15, 18] as const;
/** Those of the grid. */
export const gridDelays = [0, 3, 6, 12, 18] as const;
/** Parts of the sale price that are missing in the grid. */
export const priceDrops = [0, 0.1, 0.2, 0.3, 0.4] as const;

/** Cost of a month of delay per dollar invested. It is an example: no document states one. */
export const monthlyCost = 0.005;

/** A class's target as one payment, from which the examples of a late or a cheaper sale are worked out. */
export interface OnePayment {
  /** 1.198 for an IRR of 19.8% a year. */
  growth: number;
  /** Change of the multiple when the sale price doubles: asset value over equity, to two places. */
  leverage: number | null;
  multiple: number;
  /** Years after which one payment of the multiple earns exactly the IRR. */
  years: number;
}

/** What the leverage is worked out from, as the offering prints it. */
export interface LeverageFacts {
  assetValue: string;
  equity: string;
}

/** Null where the offering does not print both. */
export function leverageFactsOf(facts: readonly OfferingFact[]): LeverageFacts | null {
  const assetValue = facts.find(({ label }) => /asset value/i.test(label))?.value;
  const equity = facts.find(({ label }) => /equity/i.test(label))?.value;
  return assetValue && equity ? { assetValue, equity } : null;
}

/** Null where there is no target, or where its IRR is not a plain percentage. */
export function onePayment(
  { investmentDollars, returnClass, target }: Calculation,
  facts: LeverageFacts | null,
): OnePayment | null {
  const [, percent] = /^(\d+(?:\.\d+)?)\s*%$/.exec(returnClass?.irr.trim() ?? "") ?? [];
  const growth = 1 + Number(percent) / 100;
  if (!target || !(growth > 1)) return null;
  const leverage = (readDollars(facts?.assetValue ?? "") ?? 0) / (readDollars(facts?.equity ?? "") ?? 0);
  const multiple = target.totalDollars / investmentDollars;
  return {
    growth,
    leverage: leverage > 0 && Number.isFinite(leverage) ? rounded(leverage, 2) : null,
    multiple: rounded(multiple, 4),
    years: Math.log(multiple) / Math.log(growth),
  };
}

export interface Example {
  /** A part of one: 0.167 for 16.7% a year. */
  irr: number;
  multiple: number;
}

/** What is left of a target when the sale is `months` late and its price is lower by `priceDrop`, a part of one. */
export function exampleOf(target: OnePayment, months: number, priceDrop = 0): Example {
  const left = target.multiple - (target.leverage ?? 0) * priceDrop - monthlyCost * months;
  const multiple = Math.max(0, rounded(left, 4));
  return { irr: multiple ** (1 / (target.years + months / 12)) - 1, multiple };
}

/** Rounds halves up, also where binary fractions lie just below them. */
export function rounded(value: number, places: number): number {
  const scale = 10 ** places;
  return Math.round(value * scale + 1e-9) / scale;
}

const perHundred = { costs: 42, lender: 40, reserves: 3, preferred: 11 };
const investorsShare = 0.7;

/** Who gets how much of the rent, in the order of payment. Everything here is an example. */
export function rentPaid(
  rent: number,
): Readonly<Record<keyof typeof perHundred | "investors" | "us", number>> {
  const { costs, lender, preferred, reserves } = perHundred;
  const afterOwed = rent - costs - lender - reserves;
  const paidFirst = Math.min(preferred, afterOwed);
  const rest = afterOwed - paidFirst;
  return {
    ...perHundred,
    preferred: paidFirst,
    investors: rounded(rest * investorsShare, 2),
    us: rounded(rest * (1 - investorsShare), 2),
  };
}

/** "1.905x": to as many places as are asked for, without zeros that say nothing. */
export const writtenMultiple = (multiple: number, places = 3): string =>
  `${rounded(multiple, places)
    .toFixed(places)
    .replace(/(\.\d\d)0+$/, "$1")}x`;

/** "16.7%", with a real minus sign. */
export const writtenRate = (irr: number): string => `${(irr * 100).toFixed(1).replace("-", "–")}%`;
