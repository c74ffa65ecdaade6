import { Alert, Box, Button } from "@strapi/design-system";
import { useEffect, useState } from "react";
import { loadFromService, sendToService, useServiceAction } from "../../../admin/use-service";
import { showAfterReload, usePanelCalls } from "../../../strapi/panel/calls";
import type { ListedRevision } from "../changes";
import { hasHistory } from "./use-unsaved-form";

const offerDurationMs = 20_000;
const undoableEndpoints = /^(?:delete|unpublish)(?:Many)?Documents?$/;

/** Offers to undo an unpublish or a delete of one or several entries. */
export function UndoOffer() {
  const { runAction, isRunning } = useServiceAction();
  const [revisions, setRevisions] = useState<ListedRevision[]>([]);
  usePanelCalls(async ({ arg, endpoint, isRejected }) => {
    const model = String(arg.model);
    if (isRejected || !undoableEndpoints.test(endpoint) || !hasHistory(model)) return;
    const histories = [arg.documentIds ?? arg.documentId]
      .flat()
      .map((id) => loadFromService<ListedRevision[]>(`/content-history/entries/${model}/${id}`));
    setRevisions((await Promise.all(histories)).flatMap(([newest]) => newest ?? []));
  });
  useEffect(() => {
    const timer = setTimeout(() => setRevisions([]), offerDurationMs);
    return () => clearTimeout(timer);
  }, [revisions]);
  const [first] = revisions;
  if (!first) return null;
  const undo = () =>
    runAction(async () => {
      for (const { id } of revisions) {
        await sendToService("post", `/content-history/revisions/${id}/restore`, { undo: true });
      }
      showAfterReload("Undone.");
      window.location.reload();
    });
  // Above the bar with Save and Publish, which is at the bottom on phones.
  const position = { position: "fixed", bottom: "9.6rem", left: "1.6rem", right: "1.6rem" } as const;
  return (
    <Box {...position} zIndex={5} maxWidth="56rem" marginLeft="auto" marginRight="auto">
      <Alert
        closeLabel="Close"
        title={first.action}
        onClose={() => setRevisions([])}
        action={
          <Button size="S" variant="secondary" loading={isRunning} onClick={undo}>
            Undo
          </Button>
        }
      >
        {revisions.map(({ name }) => `“${name}”`).join(", ")}
      </Alert>
    </Box>
  );
}
