import { forms } from "~/copy/forms.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Field } from "~/ui/field.tsx";
import { type LeadField, maxCharacters } from "../field-names.ts";
import type { LeadForm } from "../form-fields.ts";
import { fieldIdOf } from "./lead-problem.ts";
import type { LeadFormState } from "./use-lead-form.ts";

interface FormBinding {
  form: LeadForm;
  state: LeadFormState;
}

export function fieldProps({ form, state }: FormBinding, name: LeadField) {
  const id = fieldIdOf(form, name);
  return { defaultValue: state.values[name], error: state.errors[name], id, name };
}

const inputs = {
  name: { autoComplete: "name" },
  email: { autoComplete: "email", spellCheck: false, type: "email" },
  phone: { autoComplete: "tel", type: "tel" },
  region: { autoComplete: "address-level1" },
};

type PersonFieldProps = FormBinding & {
  name: keyof typeof inputs;
  required?: boolean;
};

/** Field about the visitor, with its label, limit and autofill. */
export function PersonField({ name, required = true, ...binding }: PersonFieldProps) {
  return (
    <Field
      {...fieldProps(binding, name)}
      {...inputs[name]}
      label={useCopy(forms).fields[name]}
      maxLength={maxCharacters[name]}
      required={required}
    />
  );
}
