import { forms } from "~/copy/forms.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Field } from "~/ui/field.tsx";
import { type LeadField, maxCharacters } from "../field-names.ts";
import { fieldIdOf } from "./lead-problem.ts";
import type { LeadFormState } from "./use-lead-form.ts";

export function fieldProps({ errors, form, values }: LeadFormState, name: LeadField) {
  return { defaultValue: values[name], error: errors[name], id: fieldIdOf(form, name), name };
}

const inputs = {
  name: { autoComplete: "name" },
  email: { autoComplete: "email", spellCheck: false, type: "email" },
  phone: { autoComplete: "tel", type: "tel" },
  region: { autoComplete: "address-level1" },
};

interface PersonFieldProps {
  name: keyof typeof inputs;
  required?: boolean;
  state: LeadFormState;
}

/** Field about the visitor, with its label, limit and autofill. */
export function PersonField({ name, required = true, state }: PersonFieldProps) {
  return (
    <Field
      {...fieldProps(state, name)}
      {...inputs[name]}
      label={useCopy(forms).fields[name]}
      maxLength={maxCharacters[name]}
      required={required}
    />
  );
}
