import { Alert, Box, Button } from "@strapi/design-system";
import { useEffect, useState } from "react";
import { loadFromService, sendToService, useServiceAction } from "../../../admin/use-service";
import { showAfterReload, usePanelCalls } from "../../../strapi/panel/calls";
import type { ListedRevision } from "../changes";
import { hasHistory } from "./use-unsaved-form";

interface UndoableAction {
  isDelete: boolean;
  revisions: ListedRevision[];
  title: string;
}

const offerDurationMs = 20_000;

/** Results of actions on one entry or on several, by the endpoint that the panel called. */
const outcomes: Record<string, [singular: string, plural: string]> = {
  deleteDocument: ["was deleted", ""],
  deleteManyDocuments: ["was deleted", "were deleted"],
  unpublishDocument: ["is no longer on the site", ""],
  unpublishManyDocuments: ["is no longer on the site", "are no longer on the site"],
};

/** Offers to undo an unpublish or a delete. */
export function UndoOffer() {
  const { runAction, isRunning } = useServiceAction();
  const [undoable, setUndoable] = useState<UndoableAction>();
  usePanelCalls(async ({ arg, endpoint, isRejected }) => {
    const outcome = outcomes[endpoint];
    const model = String(arg.model);
    if (!outcome || isRejected || !hasHistory(model)) return;
    const histories = [arg.documentIds ?? arg.documentId]
      .flat()
      .map((id) => loadFromService<ListedRevision[]>(`/content-history/entries/${model}/${id}`));
    const revisions = (await Promise.all(histories)).flatMap(([newest]) => newest ?? []);
    const [first] = revisions;
    if (!first) return;
    const title =
      revisions.length === 1 ? `“${first.name}” ${outcome[0]}` : `${revisions.length} entries ${outcome[1]}`;
    setUndoable({ isDelete: endpoint.startsWith("delete"), revisions, title });
  });
  useEffect(() => {
    const timer = setTimeout(() => setUndoable(undefined), offerDurationMs);
    return () => clearTimeout(timer);
  }, [undoable]);
  if (!undoable) return null;
  const undo = () =>
    runAction(async () => {
      for (const { id } of undoable.revisions) {
        await sendToService("post", `/content-history/revisions/${id}/restore`, { undo: true });
      }
      showAfterReload("Undone.");
      window.location.reload();
    }, "Undo failed.");
  const position = { position: "fixed", bottom: "2.4rem", left: "1.6rem", right: "1.6rem" } as const;
  return (
    <Box {...position} zIndex={5} maxWidth="56rem" marginLeft="auto" marginRight="auto">
      <Alert
        closeLabel="Close"
        title={`${undoable.title}.`}
        onClose={() => setUndoable(undefined)}
        action={
          <Button size="S" variant="secondary" loading={isRunning} onClick={undo}>
            Undo
          </Button>
        }
      >
        {undoable.isDelete ? "You can restore it from the trash for 90 days." : "The draft is kept."}
      </Alert>
    </Box>
  );
}
