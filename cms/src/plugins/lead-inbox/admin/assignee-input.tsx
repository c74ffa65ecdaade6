import { Field, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import type { CustomInputProps } from "../../../admin/custom-input";
import { useAnswer } from "../../../admin/use-service";

/** The people who work with leads as options, and the present one even after they left. */
export function useAssigneeOptions(present: string | null | undefined) {
  const { answer: names = [] } = useAnswer<string[]>("/lead-inbox/assignees");
  return [...new Set(present ? [...names, present] : names)].map((name) => (
    <SingleSelectOption key={name} value={name}>
      {name}
    </SingleSelectOption>
  ));
}

export default function AssigneeInput({
  name = "",
  value,
  label,
  disabled,
  onChange,
  ...field
}: CustomInputProps) {
  const options = useAssigneeOptions(value);
  return (
    <Field.Root name={name} {...field}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={value ?? ""}
        disabled={disabled}
        onChange={(chosen: string | number) => onChange?.(name, chosen === "" ? null : String(chosen))}
      >
        <SingleSelectOption value="">Nobody yet</SingleSelectOption>
        {options}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
