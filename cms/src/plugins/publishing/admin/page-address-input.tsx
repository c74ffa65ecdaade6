import { TextInput } from "@strapi/design-system";
import { type ChangeEvent, useId } from "react";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";
import { useAnswer } from "../../../admin/use-service";

export default function PageAddressInput({ name, value, disabled, onChange, ...field }: CustomInputProps) {
  const { answer: pages = [] } = useAnswer<string[]>("/site-pages");
  const suggestions = useId();
  return (
    <LabeledField name={name} {...field}>
      <TextInput
        value={value ?? ""}
        disabled={disabled}
        list={suggestions}
        autoComplete="off"
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(name, target.value || null)}
      />
      <datalist id={suggestions}>
        {pages.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
    </LabeledField>
  );
}
