import { Field, TextInput } from "@strapi/design-system";
import { type ChangeEvent, useId } from "react";
import type { CustomInputProps } from "../../../admin/custom-input";
import { useAnswer } from "../../../admin/use-service";

export default function PageAddressInput({
  name = "",
  value,
  label,
  disabled,
  onChange,
  ...field
}: CustomInputProps) {
  const { answer: pages = [] } = useAnswer<string[]>("/site-pages");
  const suggestions = useId();
  return (
    <Field.Root name={name} {...field}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        value={value ?? ""}
        disabled={disabled}
        list={suggestions}
        autoComplete="off"
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange?.(name, target.value || null)}
      />
      <datalist id={suggestions}>
        {pages.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
