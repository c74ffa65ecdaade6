import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Field } from "~/ui/field.tsx";

interface NumberEntryProps {
  /** The sentence for a text that is no value; absent for one that is. */
  complaintOf: (text: string) => string | undefined;
  format: (value: number) => string;
  hint?: string;
  id: string;
  /** Of what the address asked for and the server could not use. */
  initialComplaint: string | undefined;
  label: string;
  name: string;
  onValue: (value: number) => void;
  read: (text: string) => number | undefined;
  value: number;
}

/** The form of the page's tools, whose fields stand in several places. Without scripts the server computes. */
export const calculatorForm = "calculator-form";

/** A field for one number. What is no number stays in the field, changes nothing else, and is said when it is left. */
export function NumberEntry(props: NumberEntryProps) {
  const { complaintOf, format, hint, id, initialComplaint, label, name, onValue, read, value } = props;
  const [entry, setEntry] = useState({ complaint: initialComplaint, of: value, text: format(value) });
  const field = useRef<HTMLInputElement>(null);
  // A value that was set elsewhere replaces what was typed.
  const { complaint, text } = entry.of === value ? entry : { complaint: undefined, text: format(value) };

  function type(typed: string) {
    const next = read(typed);
    setEntry({ complaint: next === undefined ? complaint : undefined, of: next ?? value, text: typed });
    if (next !== undefined) onValue(next);
  }

  function finish() {
    const problem = complaintOf(text);
    setEntry({ complaint: problem, of: value, text: problem ? text : format(value) });
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
