import { useEffect, useState } from "react";
import type { ReturnClass } from "~/content/model/offering.ts";
import { type AddressedInput, type CalculatorInput, queryOf } from "./calculator-input.ts";
import { type Calculation, calculate, type InvestmentLimits } from "./returns.ts";

/** The input of the page's tools, what follows from it, and how it is changed. */
export interface CalculatorState {
  /** Absent where no class names an amount that can be read. */
  calculation: Calculation | undefined;
  change: (some: Partial<CalculatorInput>) => void;
  input: CalculatorInput;
}

interface Changes extends Partial<CalculatorInput> {
  /** What the address said that they are changes of. */
  of: AddressedInput;
}

const settledMs = 400;

/** Begins with what the server read in the address. From then on the address follows, without growing the history. */
export function useCalculation(
  addressed: AddressedInput,
  limits: InvestmentLimits | null,
  classes: readonly ReturnClass[],
): CalculatorState {
  const [changes, setChanges] = useState<Changes>({ of: addressed });
  // Another address of this page has been opened.
  if (changes.of !== addressed) setChanges({ of: addressed });
  const { asked, delayMonths, investmentDollars, lossPercent, sharePercent, test } = {
    ...addressed,
    ...changes,
  };
  const input = { delayMonths, investmentDollars, lossPercent, sharePercent };
  const isChanged = Object.keys(changes).length > 1;
  const query = queryOf(input, asked, test);

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
