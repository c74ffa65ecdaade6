import { Field } from "@strapi/design-system";
import type { InputProps, StrapiApp } from "@strapi/strapi/admin";
import type { ComponentProps, ComponentType, ReactNode } from "react";

/** What the panel gives the input of a field of our own, of which its types know nothing. */
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

interface CustomField<Value> {
  name: string;
  type: "boolean" | "datetime" | "integer" | "json" | "string" | "text";
  /** For the content type builder, which is not used here. */
  label: string;
  load: () => Promise<{ default: ComponentType<CustomInputProps<Value>> }>;
}

/** Strapi's types describe every input without its props, and give it no other way. */
const forStrapi = <Props,>(component: ComponentType<Props>) => component as ComponentType;

export function addCustomField<Value = string>(
  app: StrapiApp,
  { label, load, name, type }: CustomField<Value>,
): void {
  const words = { id: `${name}.label`, defaultMessage: label };
  const input = async () => ({ default: forStrapi((await load()).default) });
  app.customFields.register({
    name,
    type,
    intlLabel: words,
    intlDescription: words,
    components: { Input: input },
  });
}

/** Shows all fields of a type by a component of our own. */
export function replaceInput(app: StrapiApp, type: string, component: ComponentType<InputProps>): void {
  app.addFields({ type, Component: forStrapi(component) });
}

interface LabeledFieldProps extends ComponentProps<typeof Field.Root> {
  label: ReactNode;
}

/** A control with its label, its hint and what is wrong with it. */
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
