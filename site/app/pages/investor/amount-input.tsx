import { useState } from "react";
import { formatDollars } from "~/content/format.ts";
import { TextField } from "~/ui/field.tsx";
import { Range } from "~/ui/range.tsx";
import { isCalculable, largestInvestmentDollars, readDollars, smallestInvestmentDollars } from "./returns.ts";

/** Fine enough to stop inside the gaps between the classes. */
const stepDollars = 2500;

interface AmountInputProps {
  readonly investmentDollars: number;
  readonly onChange: (investmentDollars: number) => void;
}

/** A slider and a field for one amount. What cannot be calculated stays in the field and changes nothing else. */
export function AmountInput({ investmentDollars, onChange }: AmountInputProps) {
  const [typed, setTyped] = useState(formatDollars(investmentDollars));
  const [complains, setComplains] = useState(false);

  function slide(value: number) {
    setTyped(formatDollars(value));
    setComplains(false);
    onChange(value);
  }

  function type(text: string) {
    setTyped(text);
    const dollars = readDollars(text);
    if (!isCalculable(dollars)) return;
    setComplains(false);
    onChange(dollars);
  }

  function finish() {
    const dollars = readDollars(typed);
    setComplains(!isCalculable(dollars));
    if (isCalculable(dollars)) setTyped(formatDollars(dollars));
  }

  return (
    <div className="grid gap-4">
      <div>
        <div className="calculator-output">
          <label className="field-label" htmlFor="invest-range">
            You invest
          </label>
          <span aria-hidden="true" className="figure figures calculator-amount">
            {formatDollars(investmentDollars)}
          </span>
        </div>
        <Range
          aria-valuetext={formatDollars(investmentDollars)}
          id="invest-range"
          max={largestInvestmentDollars}
          min={smallestInvestmentDollars}
          onChange={(event) => slide(event.target.valueAsNumber)}
          step={stepDollars}
          value={investmentDollars}
        />
        <p aria-hidden="true" className="quiet flex justify-between text-s">
          <span>$50K</span>
          <span>$250K</span>
        </p>
      </div>
      <TextField
        autoComplete="off"
        error={complains ? "Enter an amount from $50,000 to $250,000, such as $120,000" : undefined}
        id="invest-amount"
        inputMode="decimal"
        label="Or type an amount"
        name="invest-amount"
        onBlur={finish}
        onChange={(event) => type(event.target.value)}
        type="text"
        value={typed}
      />
    </div>
  );
}
