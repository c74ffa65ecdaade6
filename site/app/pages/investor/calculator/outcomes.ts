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
  const changes: readonly (readonly [OutcomeKind, dollars: number])[] = [
    ...(target
      ? ([
          ["met", target.profitDollars],
          ["half", target.profitDollars / 2],
        ] as const)
      : []),
    ["no-profit", 0],
    ["loss", (-investmentDollars * lossPercent) / 100],
    ["all-lost", -investmentDollars],
  ];
  return changes.map(([kind, dollars]) => ({
    kind,
    lostDollars: Math.max(0, -dollars),
    profitDollars: Math.max(0, dollars),
    totalDollars: investmentDollars + dollars,
  }));
}
