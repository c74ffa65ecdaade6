import { Box, Checkbox, NumberInput, Textarea, TextInput, Typography } from "@strapi/design-system";
import { type ChangeEvent, type ReactNode, useId, useState } from "react";
import { LabeledField } from "../../../admin/fields";
import { DialogButton } from "../../../admin/form-dialog";
import { type Entry, type Field, formFields, leadFields } from "../fields";
import { toText } from "../labels";
import type { LeadOptions } from "../responses";
import { ChoiceSelect } from "./parts";

interface FieldInputProps {
  field: Field;
  value: unknown;
  disabled?: boolean;
  /** Values to choose from while typing. */
  suggestions?: string[] | undefined;
  /** An empty field has the value null. */
  onChange: (value: unknown) => void;
}

export function FieldInput(props: FieldInputProps) {
  const { disabled, field, onChange, value } = props;
  if (field.kind === "check") {
    return (
      <Checkbox
        checked={value === true}
        disabled={disabled}
        onCheckedChange={(isOn: boolean | "indeterminate") => onChange(isOn === true)}
      >
        {field.label}
      </Checkbox>
    );
  }
  return (
    <LabeledField name={field.name} label={field.label} hint={field.hint}>
      <FieldControl {...props} />
    </LabeledField>
  );
}

function FieldControl({ disabled = false, field, onChange, suggestions, value }: FieldInputProps) {
  const { choices = {}, kind, label, emptyLabel } = field;
  const listId = useId();
  const text = toText(value);
  const sharedProps = {
    disabled,
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value || null),
  };
  if (kind === "choice" || kind === "user") {
    const handleChoice = (choice: string) =>
      onChange(kind === "user" ? Number(choice) || null : choice || null);
    return (
      <ChoiceSelect {...{ choices, disabled, label, emptyLabel }} value={text} onChange={handleChoice} />
    );
  }
  if (kind === "amount") {
    return (
      <NumberInput
        disabled={disabled}
        value={typeof value === "number" ? value : undefined}
        onValueChange={(amount: number | undefined) => onChange(amount ?? null)}
      />
    );
  }
  if (kind === "longText") return <Textarea {...sharedProps} />;
  if (kind === "date") return <TextInput type="date" {...sharedProps} />;
  return (
    <Box>
      <TextInput autoComplete="off" list={suggestions && listId} {...sharedProps} />
      <datalist id={listId}>
        {suggestions?.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </Box>
  );
}

interface PhoneLeadDialogProps {
  button: ReactNode;
  title: string;
  submitLabel: string;
  options: LeadOptions;
  /** The lead to correct; none for a new one. */
  lead?: Entry;
  save: (values: Entry) => Promise<void>;
}

/** Dialog to enter or correct a phone lead. */
export function PhoneLeadDialog({ lead, options, save, ...dialog }: PhoneLeadDialogProps) {
  const fields = lead ? formFields(leadFields, "call") : formFields(leadFields, "call", "firstCall");
  const initial: Entry = Object.fromEntries(fields.map(({ name }) => [name, lead?.[name] ?? null]));
  const [values, setValues] = useState(initial);
  const { campaign, project, returnClass } = options;
  const suggestions: Readonly<Record<string, string[]>> = { campaign, project, returnClass };
  const isFilledIn = (name: string) => toText(values[name]).trim() !== "";
  return (
    <DialogButton
      {...dialog}
      canSubmit={isFilledIn("name") && (isFilledIn("phone") || isFilledIn("email"))}
      onChange={() => setValues(initial)}
      onSubmit={() =>
        save(lead ? values : Object.fromEntries(Object.entries(values).filter(([, value]) => value)))
      }
    >
      <Typography textColor="neutral600">
        Enter a name, and a phone number or an email address. Your name is stored with the inquiry.
      </Typography>
      {fields.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          value={values[field.name]}
          suggestions={suggestions[field.name]}
          onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
        />
      ))}
    </DialogButton>
  );
}
