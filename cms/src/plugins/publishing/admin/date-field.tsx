import { Field, TextInput } from "@strapi/design-system";
import { type InputProps, useField } from "@strapi/strapi/admin";
import type { ChangeEvent } from "react";

/** A day, in the browser's own field. What is typed into Strapi's counts only later, and Escape empties it. */
export function DateField({ disabled, hint, label, name, required = false }: InputProps) {
  const { error, onChange, value } = useField<string | null | undefined>(name);
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        type="date"
        max="2099-12-31"
        disabled={disabled}
        value={value ?? ""}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(name, target.value || null)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
