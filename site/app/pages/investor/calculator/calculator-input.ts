import { readDollars } from "~/content/model/wording/dollars.ts";
import { type InvestmentLimits, within } from "./returns.ts";

/** What a visitor can set. Percentages are from 0 to 100. */
export interface CalculatorInput {
  delayMonths: number;
  investmentDollars: number;
  lossPercent: number;
  /** The share of the tax pools that goes to investors. */
  sharePercent: number;
}

/** The share of a pool that the printed per-$100K figures imply; nowhere stated, so a visitor can change it. */
export const impliedSharePercent = 70;

export const defaultLossPercent = 25;

const firstInvestmentDollars = 100_000;

/** Without limits no amount is calculated with, and only the share of the tax pools matters. */
export function defaultInput(limits: InvestmentLimits | null): CalculatorInput {
  return {
    delayMonths: 0,
    investmentDollars: limits ? within(firstInvestmentDollars, limits) : firstInvestmentDollars,
    lossPercent: defaultLossPercent,
    sharePercent: impliedSharePercent,
  };
}

/** Why a text is no amount that is calculated with. */
export type AmountProblem = "above" | "below" | "unread";

/** A text as an amount within the limits, or why it is none. */
export function readAmount(text: string, limits: InvestmentLimits): number | AmountProblem {
  const dollars = readDollars(text);
  if (dollars === undefined || !Number.isFinite(dollars)) return "unread";
  if (dollars < limits.smallestDollars) return "below";
  return dollars > limits.largestDollars ? "above" : dollars;
}

/** "25", "12.5" or "25%" as a percentage from 0 to 100; absent for anything else. */
export function readPercent(text: string): number | undefined {
  const [, digits] = /^\s*(\d{1,3}(?:\.\d{1,2})?)\s*%?\s*$/.exec(text) ?? [];
  return digits !== undefined && Number(digits) <= 100 ? Number(digits) : undefined;
}

/** What a question can be about: the documents of the class, the result, the memorandum, or a test that is met. */
export const askedFor = ["documents", "result", "memorandum", "qualification"] as const;
export type AskedFor = (typeof askedFor)[number];

/** What an address asks the calculator for, and what of it could not be used: that is its default then. */
export interface AddressedInput extends CalculatorInput {
  asked?: AskedFor;
  /** Number of the test that is met, with which a question about the qualification comes. */
  test?: number;
  problems: { amount?: AmountProblem; loss?: true; share?: true };
}

/** The query of the address that shows an input again: the amount always, the rest where it is not the default. */
export function queryOf(
  { delayMonths, investmentDollars, lossPercent, sharePercent }: CalculatorInput,
  asked?: AskedFor,
  test?: number,
): string {
  const query = new URLSearchParams({ amount: String(investmentDollars) });
  if (lossPercent !== defaultLossPercent) query.set("loss", String(lossPercent));
  if (sharePercent !== impliedSharePercent) query.set("share", String(sharePercent));
  if (delayMonths > 0) query.set("delay", String(delayMonths));
  if (asked) query.set("ask", asked);
  if (test) query.set("test", String(test));
  return `?${query}`;
}
