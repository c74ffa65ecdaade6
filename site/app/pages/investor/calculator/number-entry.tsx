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
  initialComplaint: string | undefined;
  label: string;
  name: string;
  onValue: (value: number) => void;
  /** Returns the parsed value, or the sentence that says why it is invalid. */
  read: (text: string) => number | string;
  value: number;
}

/** Form of the page's tools, whose fields are in several places. Without scripts the server computes. */
export const calculatorForm = "calculator-form";

/** Field for one number. Invalid input is kept, ignored, and reported on blur. */
export function NumberEntry(props: NumberEntryProps) {
  const { format, hint, id, initialComplaint, label, name, onValue, read, value } = props;
  const [entry, setEntry] = useState({ complaint: initialComplaint, of: value, text: format(value) });
  const field = useRef<HTMLInputElement>(null);
  // Replaces the typed text if the value was set elsewhere.
  const { complaint, text } = entry.of === value ? entry : { complaint: undefined, text: format(value) };

  function type(typed: string) {
    const next = read(typed);
    if (typeof next === "string") {
      setEntry({ complaint, of: value, text: typed });
      return;
    }
    setEntry({ complaint: undefined, of: next, text: typed });
    onValue(next);
  }

  function finish() {
    const next = read(text);
    if (typeof next === "string") setEntry({ complaint: next, of: value, text });
    else setEntry({ complaint: undefined, of: value, text: format(value) });
  }

  // Keeps input from before hydration.
  const readEntered = useEffectEvent(() => {
    const entered = field.current?.value;
    if (entered !== undefined && entered !== text) type(entered);
  });
  useEffect(() => readEntered(), []);

  return (
    <Field
      autoComplete="off"
      error={complaint}
      form={calculatorForm}
      hint={hint}
      id={id}
      inputMode="decimal"
      label={label}
      maxLength={24}
      name={name}
      onBlur={finish}
      onChange={(event) => type(event.target.value)}
      ref={field}
      type="text"
      value={text}
    />
  );
}

interface PercentEntryProps
  extends Pick<NumberEntryProps, "hint" | "id" | "label" | "name" | "onValue" | "value"> {
  /** ID of its section. */
  at: string;
  className: string;
  complaint: string;
  /** True if the URL contains an invalid percentage. */
  isWrong: boolean;
}

/** Field for a percentage; without scripts a button loads the page at this place. */
export function PercentEntry({ at, className, complaint, isWrong, ...field }: PercentEntryProps) {
  const { calculate } = useCopy(investor).calculator.amount;
  return (
    <div className={cx("mb-6 flex items-end gap-4 *:first:flex-1 print:hidden", className)}>
      <NumberEntry
        {...field}
        format={String}
        initialComplaint={isWrong ? complaint : undefined}
        read={(text) => readPercent(text) ?? complaint}
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
