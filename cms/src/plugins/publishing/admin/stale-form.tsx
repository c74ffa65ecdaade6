import { Button, Flex, Typography } from "@strapi/design-system";
import type { StrapiApp } from "@strapi/strapi/admin";
import { useEffect, useSyncExternalStore } from "react";
import { watchCalls } from "../../../admin/calls";
import type { EditView, SidePanelComponent } from "../../../admin/content-manager";
import { keyOf, shownVersions } from "../../../admin/form-version";
import { fieldsOf, textIn } from "../../../record";

interface Conflict {
  key: string;
  message: string;
  /** Of the entry as it is now. */
  version: string;
}

let conflict: Conflict | undefined;
const listeners = new Set<() => void>();

function setConflict(next: Conflict | undefined): void {
  conflict = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What `refuseStaleForms` answers, if it was that. */
function conflictIn(key: string, payload: unknown): Conflict | undefined {
  const message = textIn(payload, "message");
  const version = textIn(fieldsOf(payload).details, "currentVersion");
  return message && version ? { key, message, version } : undefined;
}

export function watchForConflicts(app: StrapiApp): void {
  watchCalls(app, ({ arg, endpoint, isRefused, payload }) => {
    if (endpoint !== "updateDocument" && endpoint !== "publishDocument") return;
    const key = keyOf({ model: String(arg.model), documentId: String(arg.documentId ?? "") });
    if (isRefused) return setConflict(conflictIn(key, payload));
    setConflict(undefined);
    // Until the entry is read again nothing is known of it; saving answers with what was saved.
    shownVersions.delete(key);
    const saved = textIn(fieldsOf(payload).data, "updatedAt");
    if (endpoint === "updateDocument" && saved) shownVersions.set(key, saved);
  });
}

/** Strapi's form shows whatever was last read of its entry: this remembers which version that was. */
export function useShownVersion({ activeTab, document, documentId, model }: EditView): void {
  const version = activeTab === "draft" ? document?.updatedAt : undefined;
  useEffect(() => {
    if (typeof version === "string") shownVersions.set(keyOf({ model, documentId }), version);
  }, [model, documentId, version]);
}

/** Beside a form that was refused because somebody else has changed the entry since. */
export const ConflictPanel: SidePanelComponent = ({ documentId, model }) => {
  const found = useSyncExternalStore(subscribe, () => conflict);
  if (found?.key !== keyOf({ model, documentId })) return null;
  const replace = () => {
    shownVersions.set(found.key, found.version);
    setConflict(undefined);
  };
  return {
    title: "Changed meanwhile",
    content: (
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography variant="omega" textColor="neutral800">
          {found.message}
        </Typography>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <Button variant="danger-light" onClick={replace}>
          Let my version replace it
        </Button>
      </Flex>
    ),
  };
};
