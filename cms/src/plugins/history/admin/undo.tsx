import { Alert, Box, Button } from "@strapi/design-system";
import { useEffect, useState } from "react";
import { loadFromService, sendToService, useAttempt } from "../../../admin/use-service";
import { showAfterReload, usePanelCalls } from "../../../strapi/panel/calls";
import type { ListedRevision } from "../changes";
import { hasHistory } from "./use-kept-form";

interface Offer {
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
  const { attempt, isUnderWay } = useAttempt();
  const [offer, setOffer] = useState<Offer>();
  usePanelCalls(async ({ arg, endpoint, isRefused }) => {
    const outcome = outcomes[endpoint];
    const model = String(arg.model);
    if (!outcome || isRefused || !hasHistory(model)) return;
    const histories = [arg.documentIds ?? arg.documentId]
      .flat()
      .map((id) => loadFromService<ListedRevision[]>(`/content-history/entries/${model}/${id}`));
    const revisions = (await Promise.all(histories)).flatMap(([newest]) => newest ?? []);
    const [first] = revisions;
    if (!first) return;
    const title =
      revisions.length === 1 ? `“${first.name}” ${outcome[0]}` : `${revisions.length} entries ${outcome[1]}`;
    setOffer({ isDelete: endpoint.startsWith("delete"), revisions, title });
  });
  useEffect(() => {
    const timer = setTimeout(() => setOffer(undefined), offerDurationMs);
    return () => clearTimeout(timer);
  }, [offer]);
  if (!offer) return null;
  const undo = () =>
    attempt(async () => {
      for (const { id } of offer.revisions) {
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
        title={`${offer.title}.`}
        onClose={() => setOffer(undefined)}
        action={
          <Button size="S" variant="secondary" loading={isUnderWay} onClick={undo}>
            Undo
          </Button>
        }
      >
        {offer.isDelete ? "You can restore it from the trash for 90 days." : "The draft is kept."}
      </Alert>
    </Box>
  );
}
