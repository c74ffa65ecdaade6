import { Field, TextInput } from "@strapi/design-system";
import type { StrapiApp } from "@strapi/strapi/admin";
import type { ChangeEvent, ComponentProps, ComponentType, ReactNode } from "react";

/** Props that Strapi passes to a custom field's input. Strapi has no TypeScript type for them. */
export interface CustomInputProps<Value = string> {
  name: string;
  value?: Value | null;
  error?: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  onChange: (name: string, value: Value | null) => void;
}

/** Casts an input to the type that Strapi declares, a component without props. */
export const asStrapiComponent = <Props,>(component: ComponentType<Props>) => component as ComponentType;

export function addCustomField<Value = string>(
  app: StrapiApp,
  name: string,
  type: "boolean" | "datetime" | "integer" | "json" | "string",
  load: () => Promise<ComponentType<CustomInputProps<Value>>>,
): void {
  // Shown only in the content-type builder, which is not used.
  const intlLabel = { id: `${name}.label`, defaultMessage: name };
  const input = async () => ({ default: asStrapiComponent(await load()) });
  app.customFields.register({
    name,
    type,
    intlLabel,
    intlDescription: intlLabel,
    components: { Input: input },
  });
}

interface LabeledFieldProps extends ComponentProps<typeof Field.Root> {
  label: ReactNode;
}

/** An input with label, hint and error. */
export function LabeledField({ children, label, ...field }: LabeledFieldProps) {
  return (
    <Field.Root {...field}>
      <Field.Label>{label}</Field.Label>
      {children}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

interface LineInputProps {
  name: string;
  label: string;
  hint?: string;
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** A labeled input for one line of text. */
export function LineInput({ disabled, onChange, value, ...field }: LineInputProps) {
  return (
    <LabeledField {...field}>
      <TextInput
        value={value}
        disabled={disabled}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)}
      />
    </LabeledField>
  );
}
