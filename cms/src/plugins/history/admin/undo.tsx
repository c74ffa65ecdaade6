import { Alert, Button } from "@strapi/design-system";
import { getFetchClient, type StrapiApp, useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { useAttempt } from "../../../admin/use-service";
import { showEverywhere, tellAfterReload, watchCalls } from "../../../strapi/panel/calls";
import type { ListedRevision } from "../changes";
import { isKeptType } from "./kept-forms";

interface Offer {
  model: string;
  documentIds: string[];
  name: string;
  done: string;
}

const Place = styled.div`
  position: fixed;
  inset-block-end: 2.4rem;
  inset-inline: 1.6rem;
  z-index: 5;
  max-width: 56rem;
  margin-inline: auto;
`;

const shownMs = 20_000;
const offers = new EventTarget();

const undoable: Record<string, string> = {
  deleteDocument: "was deleted",
  deleteManyDocuments: "were deleted",
  unpublishDocument: "is no longer on the site",
  unpublishManyDocuments: "are no longer on the site",
};

async function nameOf(model: string, documentIds: string[]): Promise<string> {
  const [documentId] = documentIds;
  if (documentIds.length > 1) return `${documentIds.length} entries`;
  const { get } = getFetchClient();
  const route = `/content-history/entries/${model}/${documentId}`;
  const { data } = await get<{ data: ListedRevision[] }>(route);
  return `“${data.data[0]?.name ?? "It"}”`;
}

/** Offers to take back what was just unpublished or deleted. */
export function offerUndo(app: StrapiApp): void {
  showEverywhere(app, "undo", UndoOffer);
  watchCalls(app, async ({ arg, endpoint, isRefused }) => {
    const done = undoable[endpoint];
    const model = String(arg.model);
    if (!done || isRefused || !isKeptType(model)) return;
    const documentIds = [arg.documentIds ?? arg.documentId].flat().map(String);
    const detail: Offer = { model, documentIds, done, name: await nameOf(model, documentIds) };
    offers.dispatchEvent(new CustomEvent("offered", { detail }));
  });
}

function UndoOffer() {
  const { post } = useFetchClient();
  const { attempt, isUnderWay } = useAttempt();
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    const show = (event: Event) => event instanceof CustomEvent && setOffer(event.detail);
    offers.addEventListener("offered", show);
    return () => offers.removeEventListener("offered", show);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setOffer(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [offer]);
  if (!offer) return null;
  const { documentIds, done, model, name } = offer;
  const undo = () =>
    attempt(async () => {
      await post("/content-history/undo", { model, documentIds });
      tellAfterReload(`${name}: back as before.`);
      window.location.reload();
    }, "It could not be taken back.");
  return (
    <Place>
      <Alert
        closeLabel="Close"
        title={`${name} ${done}.`}
        onClose={() => setOffer(undefined)}
        action={
          <Button size="S" variant="secondary" loading={isUnderWay} onClick={undo}>
            Undo
          </Button>
        }
      >
        {done.endsWith("deleted") ? "You find it in “Trash” for 90 days." : "Its draft is kept."}
      </Alert>
    </Place>
  );
}
