import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { FieldMessages, messageAttributes } from "./field-messages.tsx";
import { Icon } from "./icon.tsx";

interface FieldText {
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly id: string;
  readonly label: ReactNode;
  readonly name: string;
  /** Says "(optional)" after the label. */
  readonly optional?: boolean | undefined;
  /** Says "required" after the label, where marks are specified. */
  readonly requiredMark?: boolean | undefined;
}

type FieldProps<Tag extends "input" | "select" | "textarea"> = FieldText &
  Omit<ComponentProps<Tag>, keyof FieldText | "className">;

function Field({ children, text }: { children: ReactNode; text: FieldText }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={text.id}>
        {text.label}
        {text.optional && <span className="field-label-note"> (optional)</span>}
        {text.requiredMark && <span className="field-label-note"> required</span>}
      </label>
      {children}
      <FieldMessages error={text.error} hint={text.hint} id={text.id} />
    </div>
  );
}

export function TextField({
  error,
  hint,
  id,
  label,
  name,
  optional,
  requiredMark,
  ...input
}: FieldProps<"input">) {
  return (
    <Field text={{ error, hint, id, label, name, optional, requiredMark }}>
      <input
        {...input}
        {...messageAttributes({ error, hint, id })}
        className="field-control"
        id={id}
        name={name}
      />
    </Field>
  );
}

export function TextArea({
  error,
  hint,
  id,
  label,
  name,
  optional,
  requiredMark,
  ...area
}: FieldProps<"textarea">) {
  return (
    <Field text={{ error, hint, id, label, name, optional, requiredMark }}>
      <textarea
        {...area}
        {...messageAttributes({ error, hint, id })}
        className="field-control"
        id={id}
        name={name}
      />
    </Field>
  );
}

/** Its children are the options. */
export function SelectField({
  children,
  error,
  hint,
  id,
  label,
  name,
  optional,
  requiredMark,
  ...select
}: FieldProps<"select">) {
  return (
    <Field text={{ error, hint, id, label, name, optional, requiredMark }}>
      <span className="field-select">
        <select
          {...select}
          {...messageAttributes({ error, hint, id })}
          className="field-control"
          id={id}
          name={name}
        >
          {children}
        </select>
        <Icon of={ChevronDown} />
      </span>
    </Field>
  );
}

type CheckboxFieldProps = Pick<FieldText, "error" | "hint" | "id" | "label" | "name"> &
  Omit<ComponentProps<"input">, "className" | "type" | keyof FieldText>;

/** The whole label can be pressed. */
export function CheckboxField({ error, hint, id, label, name, ...input }: CheckboxFieldProps) {
  return (
    <div className="field">
      <div className="checkbox">
        <input {...input} {...messageAttributes({ error, hint, id })} id={id} name={name} type="checkbox" />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldMessages error={error} hint={hint} id={id} />
    </div>
  );
}
