import type { Target } from "./returns.ts";

/** What could come back of an investment. The target is one of several outcomes, and none is said to be likely. */
type OutcomeKind = "all-lost" | "half" | "loss" | "met" | "no-profit";

export interface Outcome {
  kind: OutcomeKind;
  lostDollars: number;
  profitDollars: number;
  /** What comes back in all. */
  totalDollars: number;
}

/**
 * The outcomes of an investment in dollars, the best first. Those that rest on a target are left out where there is none.
 * `lossPercent` is the part of the investment, from 0 to 100, that the visitor's own example loses.
 */
export function outcomesOf(
  investmentDollars: number,
  target: Target | null,
  lossPercent: number,
): readonly Outcome[] {
  const gained = (kind: OutcomeKind, profitDollars: number): Outcome => ({
    kind,
    lostDollars: 0,
    profitDollars,
    totalDollars: investmentDollars + profitDollars,
  });
  const lost = (kind: OutcomeKind, lostDollars: number): Outcome => ({
    kind,
    lostDollars,
    profitDollars: 0,
    totalDollars: investmentDollars - lostDollars,
  });
  return [
    ...(target ? [gained("met", target.profitDollars), gained("half", target.profitDollars / 2)] : []),
    gained("no-profit", 0),
    lost("loss", (investmentDollars * lossPercent) / 100),
    lost("all-lost", investmentDollars),
  ];
}
