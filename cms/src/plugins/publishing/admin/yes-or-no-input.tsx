import { Flex, Radio } from "@strapi/design-system";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";

/** A statement that starts without an answer. Strapi's switch would show a missing answer as No. */
export default function YesOrNoInput({
  disabled,
  label,
  name,
  onChange,
  value,
  ...field
}: CustomInputProps<boolean>) {
  const isAnswered = typeof value === "boolean";
  return (
    <LabeledField name={name} label={label} {...field}>
      <Radio.Group
        aria-label={String(label)}
        disabled={disabled}
        value={isAnswered ? String(value) : ""}
        onValueChange={(answer: string) => onChange(name, answer === "true")}
      >
        <Flex gap={4}>
          <Radio.Item value="true">Yes</Radio.Item>
          <Radio.Item value="false">No</Radio.Item>
          {!isAnswered && "Choose …"}
        </Flex>
      </Radio.Group>
    </LabeledField>
  );
}
