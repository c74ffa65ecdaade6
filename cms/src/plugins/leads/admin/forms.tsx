import { Button, Checkbox, NumberInput, Textarea, TextInput, Typography } from "@strapi/design-system";
import { Phone, Trash } from "@strapi/icons";
import { useNotification } from "@strapi/strapi/admin";
import { type ChangeEvent, useState } from "react";
import { useQueryClient } from "react-query";
import { useNavigate } from "react-router-dom";
import { LabeledField } from "../../../admin/fields";
import { DialogButton } from "../../../admin/form-dialog";
import { sendToService } from "../../../admin/use-service";
import { type Entry, type Field, fieldsEditableIn, toText } from "../fields";
import { inquiriesPath } from "../filters";
import type { ErasureCounts } from "../responses";
import { ChoiceSelect } from "./parts";

interface FieldInputProps {
  field: Field;
  value: unknown;
  /** An empty field has the value null. */
  onChange: (value: unknown) => void;
}

export function FieldInput({ field, onChange, value }: FieldInputProps) {
  if (field.kind === "check") {
    return (
      <Checkbox
        checked={value === true}
        onCheckedChange={(isOn: boolean | "indeterminate") => onChange(isOn === true)}
      >
        {field.label}
      </Checkbox>
    );
  }
  return (
    <LabeledField name={field.name} label={field.label}>
      <FieldControl {...{ field, onChange, value }} />
    </LabeledField>
  );
}

function FieldControl({ field, onChange, value }: FieldInputProps) {
  const { choices = {}, kind, label, emptyLabel } = field;
  const sharedProps = {
    value: toText(value),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value || null),
  };
  switch (kind) {
    case "choice":
    case "user":
      return (
        <ChoiceSelect
          {...{ choices, label, emptyLabel }}
          value={toText(value)}
          onChange={(choice) => onChange(kind === "user" ? Number(choice) || null : choice || null)}
        />
      );
    case "amount":
      return (
        <NumberInput
          value={typeof value === "number" ? value : undefined}
          onValueChange={(amount: number | undefined) => onChange(amount ?? null)}
        />
      );
    case "longText":
      return <Textarea {...sharedProps} />;
    default:
      return <TextInput type={kind === "date" ? "date" : "text"} autoComplete="off" {...sharedProps} />;
  }
}

const phoneLeadFields = fieldsEditableIn("phoneLead", "newPhoneLead");

/** Button with a dialog to enter a phone lead, whose page then opens. */
export function PhoneLeadButton() {
  const navigate = useNavigate();
  const [values, setValues] = useState<Entry>({});

  async function save() {
    const { documentId } = await sendToService<{ documentId: string }>("post", "/leads", values);
    navigate(`${inquiriesPath}/${documentId}`);
  }
  return (
    <DialogButton
      button={<Button startIcon={<Phone />}>Add an inquiry by phone</Button>}
      title="Add an inquiry by phone"
      submitLabel="Add"
      canSubmit={Boolean(values.name && (values.phone || values.email))}
      onChange={() => setValues({})}
      onSubmit={save}
    >
      <Typography textColor="neutral600">
        Enter a name, and a phone number or an email address. Your name is stored with the inquiry.
      </Typography>
      {phoneLeadFields.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          value={values[field.name]}
          onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
        />
      ))}
    </DialogButton>
  );
}

const describeCounts = ({ leads, subscriptions }: ErasureCounts): string =>
  [
    ...(leads > 0 ? [`${leads} ${leads === 1 ? "inquiry" : "inquiries"}`] : []),
    ...(subscriptions > 0 ? ["the newsletter subscription"] : []),
  ].join(" and ");

const nothingFoundText =
  "Nothing is stored from this address. An inquiry may still be on its way from the site: “Erase anyway” keeps it from being stored.";

/** Button with a dialog to erase a person by email address. The first click finds their data, the second erases it. */
export function EraseButton() {
  const [email, setEmail] = useState("");
  const [found, setFound] = useState<ErasureCounts>();
  const queries = useQueryClient();
  const { toggleNotification } = useNotification();
  const foundText = found && describeCounts(found);

  async function submit() {
    const counts = await sendToService<ErasureCounts>("post", "/erasures", { email, onlyCount: !found });
    if (!found) {
      setFound(counts);
      return false;
    }
    const deleted = describeCounts(counts);
    const message = deleted
      ? `Deleted: ${deleted}.`
      : "Erased. What this person has sent so far will not be stored.";
    toggleNotification({ type: "success", message });
    void queries.invalidateQueries();
    return true;
  }
  function changeEmail(value: unknown) {
    setEmail(toText(value));
    setFound(undefined);
  }
  return (
    <DialogButton
      button={
        <Button variant="danger-light" startIcon={<Trash />}>
          Erase a person
        </Button>
      }
      title="Erase a person’s data"
      submitLabel={found ? (foundText ? `Delete ${foundText}` : "Erase anyway") : "Find what there is"}
      isDangerous={found !== undefined}
      canSubmit={email.trim() !== ""}
      onSubmit={submit}
      onChange={() => changeEmail("")}
    >
      <Typography>
        Deletes every inquiry from a person’s email address with its notes, and their newsletter subscription.
        This cannot be undone. An inquiry with only their phone number stays. Delete copies in exports,
        mailboxes and the email provider yourself.
      </Typography>
      <FieldInput
        field={{ name: "email", label: "Email address of the person" }}
        value={email}
        onChange={changeEmail}
      />
      <Typography tag="p" role="status" fontWeight="semiBold">
        {found && (foundText ? `Found: ${foundText}.` : nothingFoundText)}
      </Typography>
    </DialogButton>
  );
}
