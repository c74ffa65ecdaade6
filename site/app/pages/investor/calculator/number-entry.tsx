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
  /** Of what the address asked for and the server could not use. */
  initialComplaint: string | undefined;
  label: string;
  name: string;
  onValue: (value: number) => void;
  /** The value that a text is, or the sentence that says why it is none. */
  read: (text: string) => number | string;
  value: number;
}

/** The form of the page's tools, whose fields stand in several places. Without scripts the server computes. */
export const calculatorForm = "calculator-form";

/** A field for one number. What is no number stays in the field, changes nothing else, and is said when it is left. */
export function NumberEntry(props: NumberEntryProps) {
  const { format, hint, id, initialComplaint, label, name, onValue, read, value } = props;
  const [entry, setEntry] = useState({ complaint: initialComplaint, of: value, text: format(value) });
  const field = useRef<HTMLInputElement>(null);
  // A value that was set elsewhere replaces what was typed.
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

  // What a visitor entered before this code arrived.
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
  /** The section that it stands in. */
  at: string;
  className: string;
  complaint: string;
  /** Whether the address asked for what is no percentage. */
  isWrong: boolean;
}

/** A field for a percentage, with a button where there are no scripts: the server answers with the page at this place. */
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
