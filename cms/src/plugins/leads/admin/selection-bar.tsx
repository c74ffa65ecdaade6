import { Button, Checkbox, Flex, Typography } from "@strapi/design-system";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { styled } from "styled-components";
import { useAttempt } from "../../../admin/use-service";
import type { LeadList, LeadOptions } from "../answers";
import { countedLeads } from "../labels";
import { mostSelected } from "../lead-filters";
import { DialogButton } from "./dialog-button";
import { Choice } from "./parts";
import { useExport } from "./use-export";
import { useRights } from "./use-rights";
import type { Selection } from "./use-selection";

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.8rem 1.6rem;
  min-height: 5.6rem;
  padding: 0.8rem 1.6rem;
`;

const small = { size: "S", variant: "secondary" } as const;

interface SelectionBarProps {
  answer: LeadList;
  options: LeadOptions | undefined;
  /** Query with the filters of the list. */
  search: string;
  selection: Selection;
  onChanged: () => void;
}

/** Selects all leads that the filters leave, over all pages, and says what to do with the selected ones. */
export function SelectionBar({ answer, onChanged, options, search, selection }: SelectionBarProps) {
  const { canExport, canWork } = useRights();
  const { get, post } = useFetchClient();
  const { attempt } = useAttempt();
  const { toggleNotification } = useNotification();
  const { save } = useExport();
  const [assignee, setAssignee] = useState("");
  const ids = [...selection.ids];
  const count = ids.length;
  const most = Math.min(answer.total, mostSelected);
  const unassigned = answer.leads.filter(
    ({ assignee, documentId }) => selection.ids.has(documentId) && !assignee,
  ).length;
  const people = options?.team.map(({ id, name }) => [String(id), name]) ?? [];

  const selectAll = () =>
    attempt(async () => {
      const { data } = await get<{ data: string[] }>(`/lead-inbox/lead-ids?${search}`);
      selection.set(data.data);
    });
  async function change(what: object, message: string) {
    await post("/lead-inbox/selection", { documentIds: ids, change: what });
    toggleNotification({ type: "success", message });
    selection.clear();
    onChanged();
  }

  return (
    <Bar role="toolbar" aria-label="Selected inquiries">
      {selection.isAllowed && (
        <Checkbox
          checked={count === 0 ? false : count >= most || "indeterminate"}
          onCheckedChange={(isOn: boolean | "indeterminate") =>
            isOn === true ? selectAll() : selection.clear()
          }
        >
          {count > 0 ? `${count} selected` : `Select all ${most}`}
        </Checkbox>
      )}
      {count > 0 && (
        <Flex gap={2} wrap="wrap">
          {canWork && (
            <>
              <DialogButton
                button={<Button {...small}>Assign selected</Button>}
                title={`Assign ${countedLeads(count)}`}
                action="Assign"
                onSubmit={() => change({ assignee: Number(assignee) || null }, `${count} assigned.`)}
              >
                <Choice
                  label="Assigned to"
                  none="Nobody"
                  choices={Object.fromEntries(people)}
                  value={assignee}
                  onChange={setAssignee}
                />
                <Typography tag="p" textColor="neutral600" variant="pi" paddingTop={2}>
                  They get an email, if they want one.
                </Typography>
              </DialogButton>
              <DialogButton
                button={<Button {...small}>Close selected</Button>}
                title={`Close ${countedLeads(count)}?`}
                action="Close them"
                onSubmit={() => change({ leadStatus: "closed" }, `${count} closed.`)}
              >
                <Typography>
                  {unassigned > 0 && `Not assigned to anybody on this page: ${unassigned}. `}A closed inquiry
                  counts as done.
                </Typography>
              </DialogButton>
            </>
          )}
          {canExport && (
            <Button {...small} onClick={() => save(`/lead-inbox/export?ids=${ids.join(",")}`)}>
              Export selected
            </Button>
          )}
        </Flex>
      )}
      <Typography textColor="neutral600" role="status" style={{ marginInlineStart: "auto" }}>
        {countedLeads(answer.total)}
      </Typography>
    </Bar>
  );
}
