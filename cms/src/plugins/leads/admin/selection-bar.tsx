import { Button, Checkbox, Flex } from "@strapi/design-system";
import { useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { DialogButton } from "../../../admin/form-dialog";
import { sendToService, useErrorMessage } from "../../../admin/use-service";
import { type Choices, formFields, leadFields } from "../fields";
import type { Row } from "../responses";
import { FieldInput } from "./forms";

export interface SelectionBarProps {
  rows: Row[];
  selected: Row[];
  /** Users to whom a lead can be assigned. */
  team: Choices;
  select: (rows: Row[]) => void;
  onChanged: () => void;
}

/** Selects all leads of the page. Assigns the selected leads, or sets their status. */
export function SelectionBar({ onChanged, rows, select, selected, team }: SelectionBarProps) {
  const { toggleNotification } = useNotification();
  const errorMessage = useErrorMessage();
  const [value, setValue] = useState<unknown>(null);
  const count = `${selected.length} ${selected.length === 1 ? "inquiry" : "inquiries"}`;

  /** Leads that are refused, for example because somebody else has changed them, stay selected and are named. */
  async function save(field: string) {
    const refused: Row[] = [];
    const reasons: string[] = [];
    for (const lead of selected) {
      try {
        const body = { revision: lead.revision ?? null, changes: { [field]: value } };
        await sendToService("put", `/leads/${lead.documentId}`, body);
      } catch (error) {
        refused.push(lead);
        reasons.push(`${lead.name}: ${errorMessage(error)}`);
      }
    }
    select(refused);
    onChanged();
    toggleNotification(
      reasons.length > 0
        ? { type: "danger", message: reasons.join(" "), blockTransition: true }
        : { type: "success", message: `${count} saved.` },
    );
  }
  return (
    <Flex role="toolbar" aria-label="Selected inquiries" gap={3} wrap="wrap" minHeight="4.8rem">
      <Checkbox
        checked={selected.length > 0 && (selected.length === rows.length || "indeterminate")}
        onCheckedChange={(isOn: boolean | "indeterminate") => select(isOn === true ? rows : [])}
      >
        {selected.length > 0 ? `${selected.length} selected` : "Select all on this page"}
      </Checkbox>
      {selected.length > 0 &&
        formFields(leadFields, "work")
          .filter(({ kind }) => kind === "choice" || kind === "user")
          .map((field) => (
            <DialogButton
              key={field.name}
              button={<Button variant="secondary">{`${field.label}…`}</Button>}
              title={value === "closed" ? `Close ${count}?` : `${field.label}: ${count}`}
              submitLabel={value === "closed" ? `Close ${count}` : "Save"}
              canSubmit={value !== null || field.kind === "user"}
              onChange={() => setValue(null)}
              onSubmit={() => save(field.name)}
            >
              <FieldInput
                field={field.kind === "user" ? { ...field, choices: team } : field}
                value={value}
                onChange={setValue}
              />
            </DialogButton>
          ))}
    </Flex>
  );
}
