import { Box, Checkbox, NumberInput, Textarea, TextInput } from "@strapi/design-system";
import { type ChangeEvent, useId } from "react";
import { LabeledField } from "../../../admin/fields";
import { textOf } from "../labels";
import { Choice } from "./parts";

/** A field of a form, and how it is typed. */
export interface FieldSpec {
  name: string;
  label: string;
  /** `user` is a choice whose values are IDs of users. */
  kind: "amount" | "check" | "choice" | "date" | "longText" | "text" | "user";
  hint?: string;
  required?: boolean;
  placeholder?: string;
  choices?: Readonly<Record<string, string>>;
  /** Name of the empty choice; without one there is none. */
  none?: string;
  suggestions?: string[];
}

interface FieldInputProps {
  field: FieldSpec;
  value: unknown;
  isDisabled?: boolean;
  /** An empty field has the value null. */
  onChange: (value: unknown) => void;
}

export function FieldInput({ field, isDisabled = false, onChange, value }: FieldInputProps) {
  const { hint, kind, label, name, required = false } = field;
  if (kind === "check") {
    return (
      <Checkbox
        checked={value === true}
        disabled={isDisabled}
        onCheckedChange={(isOn: boolean | "indeterminate") => onChange(isOn === true)}
      >
        {label}
      </Checkbox>
    );
  }
  return (
    <LabeledField name={name} label={label} hint={hint} required={required}>
      <Control field={field} value={value} isDisabled={isDisabled} onChange={onChange} />
    </LabeledField>
  );
}

function Control({ field, isDisabled = false, onChange, value }: FieldInputProps) {
  const { choices = {}, kind, label, none, placeholder, suggestions } = field;
  const list = useId();
  const type = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onChange(target.value || null);
  const shared = { disabled: isDisabled, placeholder, value: textOf(value), onChange: type };
  switch (kind) {
    case "choice":
    case "user":
      return (
        <Choice
          {...{ choices, isDisabled, label }}
          none={none}
          value={textOf(value)}
          onChange={(chosen) => onChange(kind === "user" ? Number(chosen) || null : chosen || null)}
        />
      );
    case "amount":
      return (
        <NumberInput
          disabled={isDisabled}
          value={typeof value === "number" ? value : undefined}
          onValueChange={(amount: number | undefined) => onChange(amount ?? null)}
        />
      );
    case "longText":
      return <Textarea {...shared} />;
    case "date":
      return <TextInput type="date" {...shared} />;
    default:
      return (
        <Box>
          <TextInput autoComplete="off" list={suggestions && list} {...shared} />
          <datalist id={list}>
            {suggestions?.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        </Box>
      );
  }
}
