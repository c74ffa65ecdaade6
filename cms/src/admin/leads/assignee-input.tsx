import { Field, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import type { ReactNode } from "react";
import { useAssignees } from "./use-assignees";

/** All optional, because the panel's types know of none of them. */
interface Props {
  name?: string;
  value?: string | null;
  error?: string;
  label?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  onChange?: (name: string, value: string | null) => void;
}

/** A choice of the people who work with leads. */
export default function AssigneeInput({ name = "", value, label, disabled, onChange, ...field }: Props) {
  const choices = useAssignees(value);
  return (
    <Field.Root name={name} {...field}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={value ?? ""}
        disabled={disabled}
        onChange={(chosen: string | number) => onChange?.(name, chosen === "" ? null : String(chosen))}
      >
        <SingleSelectOption value="">Nobody yet</SingleSelectOption>
        {choices.map((choice) => (
          <SingleSelectOption key={choice} value={choice}>
            {choice}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
