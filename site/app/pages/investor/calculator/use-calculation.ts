import { useEffect, useState } from "react";
import type { ReturnClass } from "~/content/model/offering.ts";
import { type CalculatorInput, type CalculatorQueryInput, queryOf } from "./calculator-input.ts";
import { calculate, type InvestmentLimits } from "./returns.ts";

/** Input and result of the page's calculators. */
export type CalculatorState = ReturnType<typeof useCalculation>;

interface Changes extends Partial<CalculatorInput> {
  /** Input from the URL before the changes. */
  base: CalculatorQueryInput;
}

const urlDelayMs = 400;

/** Holds the calculators' input. It starts with the input from the URL; changes are written back to the URL's query. */
export function useCalculation(
  queryInput: CalculatorQueryInput,
  limits: InvestmentLimits | null,
  classes: readonly ReturnClass[],
) {
  const [changes, setChanges] = useState<Changes>({ base: queryInput });
  // Discards the changes when a link opens this page with another query.
  if (changes.base !== queryInput) setChanges({ base: queryInput });
  const { delayMonths, investmentDollars, lossPercent, qualificationTest, questionSubject, sharePercent } = {
    ...queryInput,
    ...changes,
  };
  const input = { delayMonths, investmentDollars, lossPercent, sharePercent };
  // `base` is always there.
  const isChanged = Object.keys(changes).length > 1;
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
    change: (some: Partial<CalculatorInput>) => setChanges((last) => ({ ...last, ...some })),
    input,
  };
}
