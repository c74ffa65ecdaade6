import { Radio } from "@strapi/design-system";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";

/** A question without a default answer. On an unanswered toggle of Strapi, a click on "No" would choose "Yes". */
export default function YesNoInput({ disabled, name, onChange, value, ...field }: CustomInputProps<boolean>) {
  return (
    <LabeledField name={name} {...field}>
      <Radio.Group
        value={typeof value === "boolean" ? String(value) : ""}
        disabled={disabled}
        onValueChange={(answer: string) => onChange(name, answer === "true")}
      >
        <Radio.Item value="true">Yes</Radio.Item>
        <Radio.Item value="false">No</Radio.Item>
      </Radio.Group>
    </LabeledField>
  );
}
