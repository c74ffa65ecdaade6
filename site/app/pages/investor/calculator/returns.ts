import type { Offering, ReturnClass } from "~/content/model/offering.ts";
import { amountRange, readDollars } from "~/content/model/wording/dollars.ts";

/** The hold in years that the classes' multiples and average annual returns imply; the specification states none. */
export const impliedHoldYears = 3.75;
/** The same as it is written. */
export const holdYears = "3¾";

/** The amounts that are calculated with, both included. */
export interface InvestmentLimits {
  largestDollars: number;
  smallestDollars: number;
}

/** How far beyond the last amount that a class names. */
const furtherDollars = 100_000;

/** From the published minimum to somewhat more than the classes name; null when they name no amount that can be read. */
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

/** The class that an amount belongs to; none when it lies between two ranges or outside of all. */
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
  /** The preferred return is a part of this, never added to it. */
  profitDollars: number;
  /** What would come back in all, the investment included. */
  totalDollars: number;
}

/** What an amount would become by its class's target; null when the target is not a plain multiple. */
export function targetOf(investmentDollars: number, { equityMultiple }: ReturnClass): Target | null {
  const multiple = multipleOf(equityMultiple);
  if (multiple === null) return null;
  const totalDollars = investmentDollars * multiple;
  return { profitDollars: totalDollars - investmentDollars, totalDollars };
}

export function highestMultiple(classes: readonly ReturnClass[]): number {
  return Math.max(1, ...classes.map(({ equityMultiple }) => multipleOf(equityMultiple) ?? 1));
}

/** "1.90x" as 1.9; null for anything else, such as "about 2x", and for less than the investment itself. */
function multipleOf(text: string): number | null {
  const [, digits] = /^(\d+(?:\.\d+)?)\s*x?$/i.exec(text.trim()) ?? [];
  const multiple = Number(digits);
  return multiple >= 1 ? multiple : null;
}

/** The published figures of a class, each with its term in the glossary. */
export const classFigures = [
  { figure: "preferredReturn", term: "Preferred return" },
  { figure: "irr", term: "IRR" },
  { figure: "equityMultiple", term: "Equity multiple" },
  { figure: "aar", term: "AAR" },
] as const;

/** The published classes that cannot be calculated with, since their range or their multiple cannot be read. */
export function uncalculable(classes: readonly ReturnClass[]): readonly ReturnClass[] {
  return classes.filter(
    ({ equityMultiple, range }) => !amountRange(range) || multipleOf(equityMultiple) === null,
  );
}

/** An amount, the class it belongs to and that class's target, as far as there are any. */
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
