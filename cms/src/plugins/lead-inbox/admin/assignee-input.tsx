import { SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";
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

export default function AssigneeInput({ disabled, name, onChange, value, ...field }: CustomInputProps) {
  const options = useAssigneeOptions(value);
  return (
    <LabeledField name={name} {...field}>
      <SingleSelect
        value={value ?? ""}
        disabled={disabled}
        onChange={(chosen: string | number) => onChange(name, chosen === "" ? null : String(chosen))}
      >
        <SingleSelectOption value="">Nobody yet</SingleSelectOption>
        {options}
      </SingleSelect>
    </LabeledField>
  );
}
