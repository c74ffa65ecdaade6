import { Button, Checkbox, Flex, Typography } from "@strapi/design-system";
import { useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { styled } from "styled-components";
import { DialogButton } from "../../../admin/form-dialog";
import { sendToService } from "../../../admin/use-service";
import { maxSelected } from "../filters";
import { countedLeads } from "../labels";
import type { LeadOptions, ListResponse } from "../responses";
import { useExport, useRights } from "./frame";
import { Choice, memberChoices } from "./parts";

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

const small = { size: "S", variant: "secondary" } as const;

interface SelectionBarProps extends Selection {
  options: LeadOptions | undefined;
  onChanged: () => void;
}

/** Selects all leads that match the filters, on all pages. Assigns, closes or exports the selected ones. */
export function SelectionBar({ response, onChanged, options, selected, setSelected }: SelectionBarProps) {
  const { canExport, canWork } = useRights();
  const { toggleNotification } = useNotification();
  const { exportFrom } = useExport();
  const [assignee, setAssignee] = useState("");
  const count = selected.length;
  const selectable = Math.min(response.total, maxSelected);

  async function change(changes: object, done: string) {
    await sendToService("put", "/leads", { documentIds: selected, changes });
    toggleNotification({ type: "success", message: `${countedLeads(count)} ${done}.` });
    setSelected([]);
    onChanged();
  }
  return (
    <Bar role="toolbar" aria-label="Selected inquiries">
      {(canExport || canWork) && (
        <Checkbox
          checked={count === 0 ? false : count >= selectable || "indeterminate"}
          onCheckedChange={(isOn: boolean | "indeterminate") =>
            setSelected(isOn === true ? response.ids : [])
          }
        >
          {count > 0 ? `${count} selected` : `Select all ${selectable}`}
        </Checkbox>
      )}
      {count > 0 && (
        <Flex gap={2} wrap="wrap">
          {canWork && (
            <>
              <DialogButton
                button={<Button {...small}>Assign selected</Button>}
                title={`Assign ${countedLeads(count)}`}
                submit="Assign"
                onSubmit={() => change({ assignee: Number(assignee) || null }, "assigned")}
              >
                <Choice
                  label="Assigned to"
                  none="Nobody"
                  choices={options ? memberChoices(options) : {}}
                  value={assignee}
                  onChange={setAssignee}
                />
              </DialogButton>
              <DialogButton
                button={<Button {...small}>Close selected</Button>}
                title={`Close ${countedLeads(count)}?`}
                submit={`Close ${countedLeads(count)}`}
                onSubmit={() => change({ leadStatus: "closed" }, "closed")}
              >
                <Typography>A closed inquiry counts as done.</Typography>
              </DialogButton>
            </>
          )}
          {canExport && (
            <Button {...small} onClick={() => exportFrom(`/lead-export?ids=${selected.join(",")}`)}>
              Export selected
            </Button>
          )}
        </Flex>
      )}
      <Typography textColor="neutral600" role="status" style={{ marginInlineStart: "auto" }}>
        {countedLeads(response.total)}
      </Typography>
    </Bar>
  );
}
