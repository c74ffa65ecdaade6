import type { ReturnClass } from "~/content/model/offering.ts";
import { amountRange } from "~/content/model/wording/dollars.ts";
import { fill } from "~/copy/copy.ts";
import type { secondPhase } from "~/copy/second-phase.ts";

/** Returns the perks of the second phase. The first applies to the class with the largest amounts. */
export function bonusPerks(
  copy: typeof secondPhase.bonusPerks,
  classes: readonly ReturnClass[],
): readonly string[] {
  const largestClassPerk = classes.slice(-1).map(({ name, preferredReturn, range }) => {
    const amounts = amountRange(range);
    return amounts?.toDollars === Number.POSITIVE_INFINITY
      ? fill(copy.openClass, { amount: amounts.fromText, name, preferredReturn })
      : fill(copy.endedClass, { name, preferredReturn, range });
  });
  return [...largestClassPerk, ...copy.perks];
}
