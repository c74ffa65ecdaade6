import { useEffect, useEffectEvent, useRef, useState } from "react";
import { investor } from "~/copy/investor.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Button } from "~/ui/button.tsx";
import { cx } from "~/ui/class-names.ts";
import { Field } from "~/ui/field.tsx";
import { readPercent } from "./calculator-input.ts";

interface NumberEntryProps {
  format: (value: number) => string;
  hint?: string | undefined;
  id: string;
  /** Invalid value from the URL. */
  initialError: string | undefined;
  label: string;
  name: string;
  onValue: (value: number) => void;
  /** Returns the parsed value, or the sentence that says why it is invalid. */
  read: (text: string) => number | string;
  value: number;
}

/** ID of the form that all fields of the calculators belong to. Without scripts it sends them to the server. */
export const calculatorForm = "calculator-form";

/** Field for one number. Invalid input is kept, ignored, and reported on blur. */
export function NumberEntry(props: NumberEntryProps) {
  const { format, hint, id, initialError, label, name, onValue, read, value } = props;
  const [entry, setEntry] = useState({ error: initialError, value, text: format(value) });
  const field = useRef<HTMLInputElement>(null);
  // If another field has changed the value, show it instead of the typed text.
  const { error, text } = entry.value === value ? entry : { error: undefined, text: format(value) };

  function handleInput(typed: string) {
    const next = read(typed);
    if (typeof next === "string") {
      setEntry({ error, value, text: typed });
      return;
    }
    setEntry({ error: undefined, value: next, text: typed });
    onValue(next);
  }

  function handleBlur() {
    const next = read(text);
    if (typeof next === "string") setEntry({ error: next, value, text });
    else setEntry({ error: undefined, value, text: format(value) });
  }

  // Keeps input from before hydration.
  const readEntered = useEffectEvent(() => {
    const entered = field.current?.value;
    if (entered !== undefined && entered !== text) handleInput(entered);
  });
  useEffect(() => readEntered(), []);

  return (
    <Field
      autoComplete="off"
      error={error}
      form={calculatorForm}
      hint={hint}
      id={id}
      inputMode="decimal"
      label={label}
      maxLength={24}
      name={name}
      onBlur={handleBlur}
      onChange={(event) => handleInput(event.target.value)}
      ref={field}
      type="text"
      value={text}
    />
  );
}

interface PercentEntryProps
  extends Pick<NumberEntryProps, "hint" | "id" | "label" | "name" | "onValue" | "value"> {
  /** ID of the section that the field is in. */
  at: string;
  className: string;
  error: string;
  /** True if the URL contains an invalid percentage. */
  isInvalid: boolean;
}

/** Field for a percentage. Without scripts it has a button that reloads the page at its section. */
export function PercentEntry({ at, className, error, isInvalid, ...field }: PercentEntryProps) {
  const { calculate } = useCopy(investor).calculator.amount;
  return (
    <div className={cx("mb-6 flex items-end gap-4 *:first:flex-1 print:hidden", className)}>
      <NumberEntry
        {...field}
        format={String}
        initialError={isInvalid ? error : undefined}
        read={(text) => readPercent(text) ?? error}
      />
      <Button
        className="not-noscript:hidden"
        form={calculatorForm}
        formAction={`/investor#${at}`}
        type="submit"
        variant="secondary"
      >
        {calculate}
      </Button>
    </div>
  );
}
