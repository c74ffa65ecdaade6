import {
  Box,
  Button,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from "@strapi/design-system";
import { useFetchClient } from "@strapi/strapi/admin";
import { useState } from "react";
import { tellAfterReload } from "../../../admin/calls";
import type { BulkAction } from "../../../admin/content-manager";
import { useAttempt } from "../../../admin/use-service";
import { leadUid } from "../uids";
import { useAssigneeOptions } from "./assignee-input";
import { exportRoutes, useExport } from "./export-button";
import { useRights } from "./use-rights";

function useChange(documents: { documentId: string }[]) {
  const { post } = useFetchClient();
  const { attempt } = useAttempt();
  return (change: object, done: string): Promise<void> =>
    attempt(async () => {
      const documentIds = documents.map(({ documentId }) => documentId);
      await post("/lead-inbox/selection", { documentIds, change });
      tellAfterReload(done);
      // The list behind still shows what was.
      window.location.reload();
    });
}

export const AssignSelected: BulkAction = ({ documents, model }) => {
  const { canUpdate } = useRights();
  const change = useChange(documents);
  if (model !== leadUid || !canUpdate) return null;
  return {
    label: "Assign selected",
    variant: "secondary",
    dialog: {
      type: "modal",
      title: `Assign ${countOf(documents)}`,
      content: ({ onClose }) => (
        <AssignForm
          assign={(assignee) => change({ assignee }, `${documents.length} assigned.`)}
          onClose={onClose}
        />
      ),
    },
  };
};

export const CloseSelected: BulkAction = ({ documents, model }) => {
  const { canUpdate } = useRights();
  const change = useChange(documents);
  if (model !== leadUid || !canUpdate) return null;
  return {
    label: "Close selected",
    variant: "secondary",
    dialog: {
      type: "modal",
      title: `Close ${countOf(documents)}?`,
      content: ({ onClose }) => (
        <CloseForm
          unassigned={documents.filter(({ assignee }) => !assignee).length}
          close={() => change({ leadStatus: "closed" }, `${documents.length} closed.`)}
          onClose={onClose}
        />
      ),
    },
  };
};

export const ExportSelected: BulkAction = ({ documents, model }) => {
  const { canExport } = useRights();
  const { save } = useExport();
  const route = exportRoutes[model];
  if (!route || !canExport) return null;
  const query = new URLSearchParams(
    documents.map(({ documentId }, index) => [`filters[documentId][$in][${index}]`, documentId]),
  );
  return { label: "Export selected", variant: "secondary", onClick: () => void save(`${route}?${query}`) };
};

const countOf = ({ length }: unknown[]): string => (length === 1 ? "1 inquiry" : `${length} inquiries`);

interface CloseFormProps {
  unassigned: number;
  close: () => void;
  onClose: () => void;
}

function CloseForm({ close, onClose, unassigned }: CloseFormProps) {
  return (
    <>
      <Modal.Body>
        <Typography>
          {unassigned > 0 && `Assigned to nobody yet: ${unassigned}. `}A closed inquiry counts as done: it is
          no longer waiting for anybody.
        </Typography>
      </Modal.Body>
      <Decision label="Close them" onClose={onClose} onDecide={close} />
    </>
  );
}

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
      <Decision label="Assign" onClose={onClose} onDecide={() => assign(assignee || null)} />
    </>
  );
}

function Decision({
  label,
  onClose,
  onDecide,
}: {
  label: string;
  onClose: () => void;
  onDecide: () => void;
}) {
  return (
    <Modal.Footer>
      <Flex justifyContent="space-between" width="100%">
        <Button variant="tertiary" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={onDecide}>{label}</Button>
      </Flex>
    </Modal.Footer>
  );
}
