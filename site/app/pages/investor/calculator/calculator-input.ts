import { readDollars } from "~/content/model/wording/dollars.ts";
import { clampToLimits, type InvestmentLimits } from "./returns.ts";

/** Input of the calculator. Percentages are 0 to 100. */
export interface CalculatorInput {
  delayMonths: number;
  investmentDollars: number;
  lossPercent: number;
  /** Share of the tax pools that goes to investors. */
  sharePercent: number;
}

/** Default `sharePercent`, implied by the published per-$100K figures. No document states it, so it can be changed. */
export const impliedSharePercent = 70;

export const defaultLossPercent = 25;

const defaultInvestmentDollars = 100_000;

/** Returns the default input. With `limits` null, visitors cannot choose an amount, and the tax table uses $100,000. */
export function defaultInput(limits: InvestmentLimits | null): CalculatorInput {
  return {
    delayMonths: 0,
    investmentDollars: limits ? clampToLimits(defaultInvestmentDollars, limits) : defaultInvestmentDollars,
    lossPercent: defaultLossPercent,
    sharePercent: impliedSharePercent,
  };
}

/** Reason why a text is not a valid amount. */
export type AmountProblem = "above" | "below" | "unreadable";

/** Parses an amount within the limits, or returns why it is invalid. */
export function readAmount(text: string, limits: InvestmentLimits): number | AmountProblem {
  const dollars = readDollars(text);
  if (dollars === undefined || !Number.isFinite(dollars)) return "unreadable";
  if (dollars < limits.smallestDollars) return "below";
  return dollars > limits.largestDollars ? "above" : dollars;
}

/** Parses "25", "12.5" or "25%" as a percentage from 0 to 100; undefined otherwise. */
export function readPercent(text: string): number | undefined {
  const [, digits] = /^\s*(\d{1,3}(?:\.\d{1,2})?)\s*%?\s*$/.exec(text) ?? [];
  return digits !== undefined && Number(digits) <= 100 ? Number(digits) : undefined;
}

/** Subjects of a question to the sponsor: class documents, the result, the memorandum, or a test the visitor meets. */
export const questionSubjects = ["documents", "result", "memorandum", "qualification"] as const;
export type QuestionSubject = (typeof questionSubjects)[number];

/** Input from a query, and which parts of it were invalid and replaced with defaults. */
export interface CalculatorQueryInput extends CalculatorInput {
  questionSubject?: QuestionSubject;
  /** Number of the qualification test that is met, counted from 1. */
  qualificationTest?: number;
  problems: { amount?: AmountProblem; loss?: true; share?: true };
}

/** Returns the query that restores an input: always the amount, the rest if not the default. */
export function queryOf(
  { delayMonths, investmentDollars, lossPercent, sharePercent }: CalculatorInput,
  questionSubject?: QuestionSubject,
  qualificationTest?: number,
): string {
  const query = new URLSearchParams({ amount: String(investmentDollars) });
  if (lossPercent !== defaultLossPercent) query.set("loss", String(lossPercent));
  if (sharePercent !== impliedSharePercent) query.set("share", String(sharePercent));
  if (delayMonths > 0) query.set("delay", String(delayMonths));
  if (questionSubject) query.set("ask", questionSubject);
  if (qualificationTest) query.set("test", String(qualificationTest));
  return `?${query}`;
}

/** Returns the path of the page's contact form with this input and the subject of a question. */
export function contactPathOf(
  input: CalculatorInput,
  questionSubject?: QuestionSubject,
  qualificationTest?: number,
): string {
  return `/investor${queryOf(input, questionSubject, qualificationTest)}#contact-form`;
}
