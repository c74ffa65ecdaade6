import { Field } from "~/ui/field.tsx";
import { forms } from "~/words/forms.ts";
import { useWords } from "~/words/use-words.tsx";
import { type LeadField, type LeadForm, maxCharacters } from "../lead.ts";
import { fieldIdOf } from "./lead-problem.ts";
import type { LeadFormState } from "./use-lead-form.ts";

interface PersonFieldProps {
  readonly form: LeadForm;
  readonly requiredMark?: boolean;
  readonly state: LeadFormState;
}

/** What ties a field to its form: its id, what was typed, and what is wrong with it. */
export function fieldProps({ form, state }: PersonFieldProps, name: LeadField) {
  const id = fieldIdOf(form, name);
  return {
    autoFocus: state.focusOnLoad === id,
    defaultValue: state.values[name],
    error: state.errors[name],
    id,
    name,
  };
}

export function NameField(props: PersonFieldProps) {
  return (
    <Field
      {...fieldProps(props, "name")}
      autoComplete="name"
      label={useWords(forms).fields.name}
      maxLength={maxCharacters.name}
      required
      requiredMark={props.requiredMark}
    />
  );
}

export function EmailField(props: PersonFieldProps) {
  return (
    <Field
      {...fieldProps(props, "email")}
      autoComplete="email"
      label={useWords(forms).fields.email}
      maxLength={maxCharacters.email}
      required
      requiredMark={props.requiredMark}
      spellCheck={false}
      type="email"
    />
  );
}

export function PhoneField({
  optional = false,
  ...props
}: PersonFieldProps & { readonly optional?: boolean }) {
  return (
    <Field
      {...fieldProps(props, "phone")}
      autoComplete="tel"
      label={useWords(forms).fields.phone}
      maxLength={maxCharacters.phone}
      optional={optional}
      required={!optional}
      requiredMark={props.requiredMark}
      type="tel"
    />
  );
}

export function RegionField(props: PersonFieldProps) {
  return (
    <Field
      {...fieldProps(props, "region")}
      autoComplete="address-level1"
      label={useWords(forms).fields.region}
      maxLength={maxCharacters.region}
      optional
    />
  );
}
