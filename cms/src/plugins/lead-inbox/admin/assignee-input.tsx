import { Field, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import type { CustomInputProps } from "../../../admin/custom-input";
import { useAnswer } from "../../../admin/use-service";

/** The people who work with leads, and the present one even after they left. */
export function useAssignees(present: string | null | undefined): string[] {
  const { answer: names = [] } = useAnswer<string[]>("/lead-inbox/assignees");
  return present && !names.includes(present) ? [...names, present] : names;
}

/** A choice of the people who work with leads. */
export default function AssigneeInput({
  name = "",
  value,
  label,
  disabled,
  onChange,
  ...field
}: CustomInputProps) {
  const choices = useAssignees(value);
  return (
    <Field.Root name={name} {...field}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={value ?? ""}
        disabled={disabled}
        onChange={(chosen: string | number) => onChange?.(name, chosen === "" ? null : String(chosen))}
      >
        <SingleSelectOption value="">Nobody yet</SingleSelectOption>
        {choices.map((choice) => (
          <SingleSelectOption key={choice} value={choice}>
            {choice}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
