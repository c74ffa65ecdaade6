import { Flex, Radio } from "@strapi/design-system";
import { type InputProps, InputRenderer, useField } from "@strapi/strapi/admin";
import { LabeledField } from "../../../admin/fields";

/**
 * A question that must be answered starts without an answer, and one press answers it. Strapi's switch would show the
 * missing answer as No, and turn it to Yes at the first press.
 */
export function BooleanField(props: InputProps) {
  return props.required ? <RequiredAnswer {...props} /> : <InputRenderer {...props} />;
}

function RequiredAnswer({ disabled, hint, label, name }: InputProps) {
  const { error, onChange, value } = useField<boolean | null | undefined>(name);
  const isAnswered = typeof value === "boolean";
  return (
    <LabeledField name={name} label={label} hint={hint} error={error} required>
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
