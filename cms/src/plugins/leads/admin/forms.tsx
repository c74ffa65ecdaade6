import { Box, Checkbox, NumberInput, Textarea, TextInput, Typography } from "@strapi/design-system";
import { type ChangeEvent, type ReactNode, useId, useState } from "react";
import { LabeledField } from "../../../admin/fields";
import { DialogButton } from "../../../admin/form-dialog";
import { type Entry, type Field, formFields, leadFields } from "../fields";
import { textOf } from "../labels";
import type { LeadOptions } from "../responses";
import { Choice } from "./parts";

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
      <Control {...props} />
    </LabeledField>
  );
}

function Control({ disabled = false, field, onChange, suggestions, value }: FieldInputProps) {
  const { choices = {}, kind, label, none } = field;
  const listId = useId();
  const text = textOf(value);
  const shared = {
    disabled,
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value || null),
  };
  if (kind === "choice" || kind === "user") {
    const choose = (chosen: string) => onChange(kind === "user" ? Number(chosen) || null : chosen || null);
    return <Choice {...{ choices, disabled, label, none }} value={text} onChange={choose} />;
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
  if (kind === "longText") return <Textarea {...shared} />;
  if (kind === "date") return <TextInput type="date" {...shared} />;
  return (
    <Box>
      <TextInput autoComplete="off" list={suggestions && listId} {...shared} />
      <datalist id={listId}>
        {suggestions?.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </Box>
  );
}

interface CallDialogProps {
  button: ReactNode;
  title: string;
  submit: string;
  options: LeadOptions;
  /** The lead to correct; none for a new one. */
  lead?: Entry;
  save: (values: Entry) => Promise<void>;
}

/** Dialog to enter or correct a phone lead. */
export function CallDialog({ lead, options, save, ...dialog }: CallDialogProps) {
  const fields = lead ? formFields(leadFields, "call") : formFields(leadFields, "call", "firstCall");
  const initial: Entry = Object.fromEntries(fields.map(({ name }) => [name, lead?.[name] ?? null]));
  const [values, setValues] = useState(initial);
  const { campaign, project, returnClass } = options;
  const suggestions: Readonly<Record<string, string[]>> = { campaign, project, returnClass };
  const isTyped = (name: string) => textOf(values[name]).trim() !== "";
  return (
    <DialogButton
      {...dialog}
      isReady={isTyped("name") && (isTyped("phone") || isTyped("email"))}
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
