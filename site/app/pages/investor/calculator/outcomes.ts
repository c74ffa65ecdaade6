import type { Target } from "./returns.ts";

/** Possible outcomes of an investment. The page must not call any of them likely. `half` is half of the target. */
type OutcomeKind = "all-lost" | "half" | "loss" | "met" | "no-profit";

export interface Outcome {
  kind: OutcomeKind;
  lostDollars: number;
  profitDollars: number;
  /** Total returned. */
  totalDollars: number;
}

/**
 * Returns the outcomes of an investment in dollars, best first, without `met` and `half` if `target` is null.
 * `lossPercent` (0 to 100) is the visitor's example.
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
