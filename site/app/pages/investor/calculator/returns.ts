import type { Offering, ReturnClass } from "~/content/model/offering.ts";
import { amountRange, readDollars } from "~/content/model/wording/dollars.ts";

/** Hold in years implied by the classes' multiples and average annual returns; the specification states none. */
export const impliedHoldYears = 3.75;
/** `impliedHoldYears` as text. */
export const holdYearsText = "3¾";

/** Limits of the calculator, both included. */
export interface InvestmentLimits {
  largestDollars: number;
  smallestDollars: number;
}

/** Dollars by which the calculator exceeds the largest amount in a class range. */
const marginDollars = 100_000;

/**
 * Returns limits from the published minimum (if unreadable, the smallest amount in a class range) to $100,000 above the
 * largest amount in a class range; null if no class has a readable range.
 */
export function limitsOf({
  minimumInvestment,
  returnClasses,
}: Pick<Offering, "minimumInvestment" | "returnClasses">): InvestmentLimits | null {
  const rangeLimits = returnClasses
    .flatMap(({ range }) => amountRange(range) ?? [])
    .flatMap(({ fromDollars, toDollars }) => [fromDollars, toDollars])
    .filter(Number.isFinite);
  if (rangeLimits.length === 0) return null;
  const smallestDollars = readDollars(minimumInvestment) || Math.min(...rangeLimits);
  return { largestDollars: Math.max(smallestDollars, ...rangeLimits) + marginDollars, smallestDollars };
}

export function clampToLimits(
  dollars: number,
  { largestDollars, smallestDollars }: InvestmentLimits,
): number {
  return Math.min(Math.max(dollars, smallestDollars), largestDollars);
}

/** Returns the class that accepts an amount; undefined if no range contains it. */
export function classFor(
  investmentDollars: number,
  classes: readonly ReturnClass[],
): ReturnClass | undefined {
  return classes.find(({ range }) => {
    const amounts = amountRange(range);
    return amounts && investmentDollars >= amounts.fromDollars && investmentDollars <= amounts.toDollars;
  });
}

/** Returns the nearest amounts that a class covers, below and above an amount that no class covers. */
export function nearestAmounts(investmentDollars: number, classes: readonly ReturnClass[]): number[] {
  const ranges = classes.flatMap(({ range }) => amountRange(range) ?? []);
  const below = ranges.map(({ toDollars }) => toDollars).filter((dollars) => dollars < investmentDollars);
  const above = ranges.map(({ fromDollars }) => fromDollars).filter((dollars) => dollars > investmentDollars);
  return [Math.max(...below), Math.min(...above)].filter(Number.isFinite);
}

export interface Target {
  /** Includes the preferred return. */
  profitDollars: number;
  /** Total returned, including the investment. */
  totalDollars: number;
}

/** Returns the target of an amount in a class; null if the class's multiple cannot be parsed. */
export function targetOf(investmentDollars: number, { equityMultiple }: ReturnClass): Target | null {
  const multiple = multipleOf(equityMultiple);
  if (multiple === null) return null;
  const totalDollars = investmentDollars * multiple;
  return { profitDollars: totalDollars - investmentDollars, totalDollars };
}

export function highestMultiple(classes: readonly ReturnClass[]): number {
  return Math.max(1, ...classes.map(({ equityMultiple }) => multipleOf(equityMultiple) ?? 1));
}

/** Parses "1.90x" as 1.9. Returns null for other texts, such as "about 2x", and for multiples below 1. */
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

/** Returns the published classes that the calculator leaves out, because it cannot parse their range or multiple. */
export function excludedClasses(classes: readonly ReturnClass[]): readonly ReturnClass[] {
  return classes.filter(
    ({ equityMultiple, range }) => !amountRange(range) || multipleOf(equityMultiple) === null,
  );
}

export type Calculation = ReturnType<typeof calculate>;

/** Returns the chosen amount, or the nearest limit if it is out of range, with its class and target, if any. */
export function calculate(chosenDollars: number, limits: InvestmentLimits, classes: readonly ReturnClass[]) {
  const investmentDollars = clampToLimits(chosenDollars, limits);
  const returnClass = classFor(investmentDollars, classes);
  const target = returnClass ? targetOf(investmentDollars, returnClass) : null;
  return { classes, investmentDollars, limits, returnClass, target };
}

/** Possible outcomes of an investment. `half` is half of the target profit. */
type OutcomeKind = "all-lost" | "half" | "loss" | "met" | "no-profit";

export type Outcome = ReturnType<typeof outcomesOf>[number];

/**
 * Returns the outcomes of an investment, best first, without `met` and `half` if `target` is null. `lossPercent` (0 to
 * 100) is the visitor's example. The page must not call any outcome likely.
 */
export function outcomesOf(investmentDollars: number, target: Target | null, lossPercent: number) {
  const changes: [OutcomeKind, dollars: number][] = [
    ["no-profit", 0],
    ["loss", (-investmentDollars * lossPercent) / 100],
    ["all-lost", -investmentDollars],
  ];
  if (target) changes.unshift(["met", target.profitDollars], ["half", target.profitDollars / 2]);
  return changes.map(([kind, dollars]) => ({
    kind,
    lostDollars: Math.max(0, -dollars),
    profitDollars: Math.max(0, dollars),
    totalDollars: investmentDollars + dollars,
  }));
}
