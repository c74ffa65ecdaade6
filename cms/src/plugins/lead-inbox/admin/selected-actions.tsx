import {
  Box,
  Button,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from "@strapi/design-system";
import { useFetchClient, useNotification, useRBAC } from "@strapi/strapi/admin";
import { useState } from "react";
import type { BulkAction } from "../../../admin/content-manager";
import { useErrorText } from "../../../admin/use-service";
import { leadUid, updateLead } from "../uids";
import { useAssigneeOptions } from "./assignee-input";

const permissions = { update: [updateLead] };

function useChange(documents: { documentId: string }[]) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const errorText = useErrorText();
  return async (change: object) => {
    try {
      const documentIds = documents.map(({ documentId }) => documentId);
      await post("/lead-inbox/selection", { documentIds, change });
      // The list behind still shows what was.
      window.location.reload();
    } catch (error) {
      toggleNotification({ type: "danger", message: errorText(error) });
    }
  };
}

export const AssignSelected: BulkAction = ({ documents, model }) => {
  const { allowedActions } = useRBAC(permissions);
  const change = useChange(documents);
  if (model !== leadUid || !allowedActions.canUpdate) return null;
  return {
    label: "Assign selected",
    variant: "secondary",
    dialog: {
      type: "modal",
      title: `Assign ${countOf(documents)}`,
      content: ({ onClose }) => <AssignForm assign={(assignee) => change({ assignee })} onClose={onClose} />,
    },
  };
};

export const CloseSelected: BulkAction = ({ documents, model }) => {
  const { allowedActions } = useRBAC(permissions);
  const change = useChange(documents);
  if (model !== leadUid || !allowedActions.canUpdate) return null;
  return {
    label: "Close selected",
    variant: "secondary",
    onClick: () => void change({ leadStatus: "closed" }),
  };
};

const countOf = ({ length }: unknown[]): string => (length === 1 ? "1 inquiry" : `${length} inquiries`);

function AssignForm({ assign, onClose }: { assign: (to: string | null) => void; onClose: () => void }) {
  const [assignee, setAssignee] = useState("");
  const options = useAssigneeOptions(undefined);
  return (
    <>
      <Modal.Body>
        <Box paddingBottom={2}>
          <Typography>They get a notice, if they want one.</Typography>
        </Box>
        <SingleSelect
          aria-label="Assigned to"
          value={assignee}
          onChange={(chosen: string | number) => setAssignee(String(chosen))}
        >
          <SingleSelectOption value="">Nobody yet</SingleSelectOption>
          {options}
        </SingleSelect>
      </Modal.Body>
      <Modal.Footer>
        <Flex justifyContent="space-between" width="100%">
          <Button variant="tertiary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => assign(assignee || null)}>Assign</Button>
        </Flex>
      </Modal.Footer>
    </>
  );
}
