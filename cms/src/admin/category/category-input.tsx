import { Field, TextInput } from "@strapi/design-system";
import { type ChangeEvent, type ReactNode, useId } from "react";
import { useNames } from "../use-names";

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

/** A text that suggests the categories of other posts. */
export default function CategoryInput({ name = "", value, label, disabled, onChange, ...field }: Props) {
  const inUse = useNames("/post-categories");
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
        {inUse.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
