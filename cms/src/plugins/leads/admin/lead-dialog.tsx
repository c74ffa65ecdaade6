import { Flex, Typography } from "@strapi/design-system";
import { type ReactNode, useState } from "react";
import { type Fields, fieldsOf } from "../../../lib/values";
import type { LeadOptions, Row } from "../answers";
import { labels, textOf } from "../labels";
import { DialogButton } from "./dialog-button";
import { FieldInput, type FieldSpec } from "./field-input";

const { email, name, phone, region, project, returnClass, reason } = labels.field;

/** Fields of a lead that a person tells on the phone. */
const fieldsFor = ({ projects, returnClasses }: LeadOptions): FieldSpec[] => [
  { name: "name", label: name, kind: "text", required: true },
  { name: "phone", label: phone, kind: "text" },
  { name: "email", label: email, kind: "text" },
  { name: "region", label: region, kind: "text" },
  { name: "project", label: project, kind: "text", suggestions: projects },
  { name: "returnClass", label: returnClass, kind: "text", suggestions: returnClasses },
  { name: "amount", label: "Amount in dollars", kind: "amount" },
  { name: "reason", label: reason, kind: "choice", choices: labels.reason, none: "Not said" },
  { name: "message", label: "What they asked", kind: "longText" },
];

/** A correction leaves the campaign and the consent alone. */
const newFieldsFor = ({ campaigns }: LeadOptions): FieldSpec[] => [
  { name: "campaign", label: "Campaign", kind: "text", suggestions: campaigns },
  { name: "consent", label: "They agreed to be contacted", kind: "check" },
];

interface LeadDialogProps {
  button: ReactNode;
  title: string;
  hint: string;
  action: string;
  options: LeadOptions;
  /** The lead to correct; none for a new one. */
  lead?: Row;
  save: (values: Fields) => Promise<void>;
}

/** Form for what a person said on the phone. */
export function LeadDialog({ action, button, hint, lead, options, save, title }: LeadDialogProps) {
  const fields = [...fieldsFor(options), ...(lead ? [] : newFieldsFor(options))];
  const initial = Object.fromEntries(fields.map((field) => [field.name, lead?.[field.name] ?? null]));
  const [values, setValues] = useState<Fields>(initial);
  const isTyped = (field: string) => textOf(values[field]).trim() !== "";
  const entered = Object.entries(values).filter(([, value]) => value !== null);

  return (
    <DialogButton
      {...{ action, button, title }}
      isReady={isTyped("name") && (isTyped("phone") || isTyped("email"))}
      onOpen={() => setValues(initial)}
      onSubmit={() => save(fieldsOf(Object.fromEntries(entered)))}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography textColor="neutral600">{hint}</Typography>
        {fields.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            value={values[field.name]}
            onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
          />
        ))}
      </Flex>
    </DialogButton>
  );
}
