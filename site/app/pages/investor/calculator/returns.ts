import type { Offering, ReturnClass } from "~/content/model/offering.ts";
import { amountRange, readDollars } from "~/content/model/wording/dollars.ts";

/** Hold in years implied by the classes' multiples and average annual returns; the specification states none. */
export const impliedHoldYears = 3.75;
/** `impliedHoldYears` as text. */
export const holdYears = "3¾";

/** Limits of the calculator, both included. */
export interface InvestmentLimits {
  largestDollars: number;
  smallestDollars: number;
}

/** Dollars by which the calculator exceeds the largest amount in a class range. */
const furtherDollars = 100_000;

/**
 * Returns limits from the published minimum to slightly above the classes; null if no class names a readable amount.
 */
export function limitsOf({
  minimumInvestment,
  returnClasses,
}: Pick<Offering, "minimumInvestment" | "returnClasses">): InvestmentLimits | null {
  const named = returnClasses
    .flatMap(({ range }) => amountRange(range) ?? [])
    .flatMap(({ fromDollars, toDollars }) => [fromDollars, toDollars])
    .filter(Number.isFinite);
  if (named.length === 0) return null;
  const smallestDollars = readDollars(minimumInvestment) || Math.min(...named);
  return { largestDollars: Math.max(smallestDollars, ...named) + furtherDollars, smallestDollars };
}

export function within(dollars: number, { largestDollars, smallestDollars }: InvestmentLimits): number {
  return Math.min(Math.max(dollars, smallestDollars), largestDollars);
}

/** Returns the class of an amount; undefined between or outside ranges. */
export function classFor(
  investmentDollars: number,
  classes: readonly ReturnClass[],
): ReturnClass | undefined {
  return classes.find(({ range }) => {
    const amounts = amountRange(range);
    return amounts && investmentDollars >= amounts.fromDollars && investmentDollars <= amounts.toDollars;
  });
}

export interface Target {
  /** Includes the preferred return. */
  profitDollars: number;
  /** Total returned, including the investment. */
  totalDollars: number;
}

/** Returns the result of an amount by its class's target; null if the target is not a plain multiple. */
export function targetOf(investmentDollars: number, { equityMultiple }: ReturnClass): Target | null {
  const multiple = multipleOf(equityMultiple);
  if (multiple === null) return null;
  const totalDollars = investmentDollars * multiple;
  return { profitDollars: totalDollars - investmentDollars, totalDollars };
}

export function highestMultiple(classes: readonly ReturnClass[]): number {
  return Math.max(1, ...classes.map(({ equityMultiple }) => multipleOf(equityMultiple) ?? 1));
}

/** Parses "1.90x" as 1.9; null for anything else, such as "about 2x", and below 1. */
function multipleOf(text: string): number | null {
  const [, digits] = /^(\d+(?:\.\d+)?)\s*x?$/i.exec(text.trim()) ?? [];
  const multiple = Number(digits);
  return multiple >= 1 ? multiple : null;
}

/** Published figures of a class, each with its glossary term. */
export const classFigures = [
  { figure: "preferredReturn", term: "Preferred return" },
  { figure: "irr", term: "IRR" },
  { figure: "equityMultiple", term: "Equity multiple" },
  { figure: "aar", term: "AAR" },
] as const;

/** Returns the published classes whose range or multiple cannot be read. */
export function uncalculable(classes: readonly ReturnClass[]): readonly ReturnClass[] {
  return classes.filter(
    ({ equityMultiple, range }) => !amountRange(range) || multipleOf(equityMultiple) === null,
  );
}

/** An amount with its class and target, if any. */
export interface Calculation {
  classes: readonly ReturnClass[];
  investmentDollars: number;
  limits: InvestmentLimits;
  returnClass: ReturnClass | undefined;
  target: Target | null;
}

/** Calculates with the nearest amount within the limits. */
export function calculate(
  chosenDollars: number,
  limits: InvestmentLimits,
  classes: readonly ReturnClass[],
): Calculation {
  const investmentDollars = within(chosenDollars, limits);
  const returnClass = classFor(investmentDollars, classes);
  const target = returnClass ? targetOf(investmentDollars, returnClass) : null;
  return { classes, investmentDollars, limits, returnClass, target };
}
