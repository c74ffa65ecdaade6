import { Combobox, ComboboxOption } from "@strapi/design-system";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";
import { useServiceData } from "../../../admin/use-service";

/** Text input of a post that offers the values in use, and accepts others. */
export default function ChoiceInput({ disabled, name, onChange, value, ...field }: CustomInputProps) {
  const { data: choices } = useServiceData<Record<string, string[]>>("/post-choices");
  const change = (text?: string) => onChange(name, text || null);
  return (
    <LabeledField name={name} {...field}>
      <Combobox
        allowCustomValue
        autocomplete={{ type: "list", filter: "contains" }}
        value={value ?? ""}
        textValue={value ?? ""}
        disabled={disabled}
        placeholder="Choose or type"
        noOptionsMessage={() => "This is a new value. You can keep it."}
        onTextValueChange={change}
        onClear={() => change()}
      >
        {choices?.[name]?.map((choice) => (
          <ComboboxOption key={choice} value={choice}>
            {choice}
          </ComboboxOption>
        ))}
      </Combobox>
    </LabeledField>
  );
}
