import { useEffect, useState } from "react";
import type { ReturnClass } from "~/content/model/offering.ts";
import { type CalculatorInput, type CalculatorQueryInput, queryOf } from "./calculator-input.ts";
import { calculate, type InvestmentLimits } from "./returns.ts";

/** Input and result of the page's calculators. */
export type CalculatorState = ReturnType<typeof useCalculation>;

interface Edited {
  /** Input from the URL. */
  base: CalculatorQueryInput;
  /** The visitor's changes; undefined until the first one. */
  changes?: Partial<CalculatorInput>;
}

const urlDelayMs = 400;

/** Returns the calculators' input and result. The input starts with that of the URL; changes are written to the URL. */
export function useCalculation(
  queryInput: CalculatorQueryInput,
  limits: InvestmentLimits | null,
  classes: readonly ReturnClass[],
) {
  const [{ base, changes }, setEdited] = useState<Edited>({ base: queryInput });
  // Discards the changes when a link opens this page with another query.
  if (base !== queryInput) setEdited({ base: queryInput });
  const { delayMonths, investmentDollars, lossPercent, qualificationTest, questionSubject, sharePercent } = {
    ...queryInput,
    ...changes,
  };
  const input = { delayMonths, investmentDollars, lossPercent, sharePercent };
  const isChanged = changes !== undefined;
  const query = queryOf(input, questionSubject, qualificationTest);

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => {
      history.replaceState(history.state, "", `${location.pathname}${query}${location.hash}`);
    }, urlDelayMs);
    return () => clearTimeout(timer);
  }, [isChanged, query]);

  return {
    /** Undefined if no class has a readable range. */
    calculation: limits ? calculate(investmentDollars, limits, classes) : undefined,
    change: (some: Partial<CalculatorInput>) =>
      setEdited((last) => ({ ...last, changes: { ...last.changes, ...some } })),
    input,
  };
}
