import { TextInput } from "@strapi/design-system";
import { type InputProps, useField } from "@strapi/strapi/admin";
import type { ChangeEvent } from "react";
import { LabeledField } from "../../../admin/fields";

/** A day, in the browser's own field. What is typed into Strapi's counts only later, and Escape empties it. */
export function DateField({ disabled, hint, label, name, required = false }: InputProps) {
  const { error, onChange, value } = useField<string | null | undefined>(name);
  return (
    <LabeledField name={name} label={label} hint={hint} error={error} required={required}>
      <TextInput
        type="date"
        max="2099-12-31"
        disabled={disabled}
        value={value ?? ""}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(name, target.value || null)}
      />
    </LabeledField>
  );
}
