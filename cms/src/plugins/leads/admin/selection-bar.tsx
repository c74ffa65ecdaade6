import { Button, Checkbox, Flex, Typography } from "@strapi/design-system";
import { useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { styled } from "styled-components";
import { DialogButton } from "../../../admin/form-dialog";
import { sendToService } from "../../../admin/use-service";
import { maxSelected } from "../filters";
import { leadCountLabel } from "../labels";
import type { LeadOptions, ListResponse } from "../responses";
import { useCsvExport, useLeadRights } from "./frame";
import { ChoiceSelect, memberChoices } from "./parts";

/** The selected leads of the list. */
export interface Selection {
  response: ListResponse;
  /** Document IDs. */
  selected: string[];
  setSelected: (ids: string[]) => void;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.8rem 1.6rem;
  min-height: 5.6rem;
  padding: 0.8rem 1.6rem;
`;

const smallButtonProps = { size: "S", variant: "secondary" } as const;

interface SelectionBarProps extends Selection {
  options: LeadOptions | undefined;
  onChanged: () => void;
}

/** Selects all leads that match the filters, on all pages. Assigns, closes or exports the selected ones. */
export function SelectionBar({ response, onChanged, options, selected, setSelected }: SelectionBarProps) {
  const { canExport, canWork } = useLeadRights();
  const { toggleNotification } = useNotification();
  const { exportCsv } = useCsvExport();
  const [assignee, setAssignee] = useState("");
  const count = selected.length;
  const selectableCount = Math.min(response.total, maxSelected);

  async function change(changes: object, outcome: string) {
    await sendToService("put", "/leads", { documentIds: selected, changes });
    toggleNotification({ type: "success", message: `${leadCountLabel(count)} ${outcome}.` });
    setSelected([]);
    onChanged();
  }
  return (
    <Bar role="toolbar" aria-label="Selected inquiries">
      {(canExport || canWork) && (
        <Checkbox
          checked={count === 0 ? false : count >= selectableCount || "indeterminate"}
          onCheckedChange={(isOn: boolean | "indeterminate") =>
            setSelected(isOn === true ? response.ids : [])
          }
        >
          {count > 0 ? `${count} selected` : `Select all ${selectableCount}`}
        </Checkbox>
      )}
      {count > 0 && (
        <Flex gap={2} wrap="wrap">
          {canWork && (
            <>
              <DialogButton
                button={<Button {...smallButtonProps}>Assign selected</Button>}
                title={`Assign ${leadCountLabel(count)}`}
                submitLabel="Assign"
                onSubmit={() => change({ assignee: Number(assignee) || null }, "assigned")}
              >
                <ChoiceSelect
                  label="Assigned to"
                  emptyLabel="Nobody"
                  choices={options ? memberChoices(options) : {}}
                  value={assignee}
                  onChange={setAssignee}
                />
              </DialogButton>
              <DialogButton
                button={<Button {...smallButtonProps}>Close selected</Button>}
                title={`Close ${leadCountLabel(count)}?`}
                submitLabel={`Close ${leadCountLabel(count)}`}
                onSubmit={() => change({ leadStatus: "closed" }, "closed")}
              >
                <Typography>A closed inquiry counts as done.</Typography>
              </DialogButton>
            </>
          )}
          {canExport && (
            <Button {...smallButtonProps} onClick={() => exportCsv(`/lead-export?ids=${selected.join(",")}`)}>
              Export selected
            </Button>
          )}
        </Flex>
      )}
      <Typography textColor="neutral600" role="status" style={{ marginInlineStart: "auto" }}>
        {leadCountLabel(response.total)}
      </Typography>
    </Bar>
  );
}
