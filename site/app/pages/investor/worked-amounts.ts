import type { ReturnClass } from "~/content/model/site-content.ts";
import { amountRange } from "~/content/model/wording/dollars.ts";
import { type Target, targetOf } from "./returns.ts";

export interface WorkedAmount {
  readonly investmentDollars: number;
  readonly name: string;
  readonly target: Target;
}

const roundDollars = 50_000;

/** One amount for each class that can be calculated with: a round one where the class has one, otherwise its least. */
export function workedAmounts(classes: readonly ReturnClass[]): readonly WorkedAmount[] {
  return classes.flatMap((returnClass) => {
    const amounts = amountRange(returnClass.range);
    if (!amounts) return [];
    const round = Math.ceil(amounts.fromDollars / roundDollars) * roundDollars;
    const investmentDollars = round <= amounts.toDollars ? round : amounts.fromDollars;
    const target = targetOf(investmentDollars, returnClass);
    return target ? [{ investmentDollars, name: returnClass.name, target }] : [];
  });
}
