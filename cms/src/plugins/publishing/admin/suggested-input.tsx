import { TextInput } from "@strapi/design-system";
import { type ChangeEvent, useId } from "react";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";
import { useServiceData } from "../../../admin/use-service";

interface SuggestedInputProps extends CustomInputProps {
  attribute?: { options?: { suggestions?: string } };
}

/** Text input with suggestions from `options.suggestions` of the field. */
export default function SuggestedInput({
  attribute,
  disabled,
  name,
  onChange,
  value,
  ...field
}: SuggestedInputProps) {
  const { data: suggestions = [] } = useServiceData<string[]>(
    `/suggestions/${attribute?.options?.suggestions}`,
  );
  const list = useId();
  return (
    <LabeledField name={name} {...field}>
      <TextInput
        value={value ?? ""}
        disabled={disabled}
        list={list}
        autoComplete="off"
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(name, target.value || null)}
      />
      <datalist id={list}>
        {suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </LabeledField>
  );
}
