import { useEffect, useState } from "react";
import type { ReturnClass } from "~/content/model/offering.ts";
import { type CalculatorInput, type CalculatorQueryInput, queryOf } from "./calculator-input.ts";
import { type Calculation, calculate, type InvestmentLimits } from "./returns.ts";

/** Input of the page's tools, results, and setters. */
export interface CalculatorState {
  /** Absent if no class names a readable amount. */
  calculation: Calculation | undefined;
  change: (some: Partial<CalculatorInput>) => void;
  input: CalculatorInput;
}

interface Changes extends Partial<CalculatorInput> {
  /** Input from the URL that the changes start from. */
  of: CalculatorQueryInput;
}

const settledMs = 400;

/** Starts with the input that the server read from the URL. Afterwards the URL follows without new history entries. */
export function useCalculation(
  queryInput: CalculatorQueryInput,
  limits: InvestmentLimits | null,
  classes: readonly ReturnClass[],
): CalculatorState {
  const [changes, setChanges] = useState<Changes>({ of: queryInput });
  // Discards the changes when another URL of this page is opened.
  if (changes.of !== queryInput) setChanges({ of: queryInput });
  const { delayMonths, investmentDollars, lossPercent, qualificationTest, questionSubject, sharePercent } = {
    ...queryInput,
    ...changes,
  };
  const input = { delayMonths, investmentDollars, lossPercent, sharePercent };
  const isChanged = Object.keys(changes).length > 1;
  const query = queryOf(input, questionSubject, qualificationTest);

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => {
      history.replaceState(history.state, "", `${location.pathname}${query}${location.hash}`);
    }, settledMs);
    return () => clearTimeout(timer);
  }, [isChanged, query]);

  return {
    calculation: limits ? calculate(investmentDollars, limits, classes) : undefined,
    change: (some) => setChanges((last) => ({ ...last, ...some })),
    input,
  };
}
