import { useAuth } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { type Fields, fieldsOf } from "../../../lib/values";
import type { Row } from "../answers";

/** Unsaved values, with the revision of the entry on which they were typed. */
interface Draft {
  changes: Fields;
  revision: number | null;
}

const revisionIn = (fields: Fields): number | null =>
  typeof fields.revision === "number" ? fields.revision : null;

function storedDraft(key: string): Draft | undefined {
  const stored = fieldsOf(JSON.parse(sessionStorage.getItem(key) ?? "null"));
  if (!stored.changes) return undefined;
  return { changes: fieldsOf(stored.changes), revision: revisionIn(stored) };
}

/** Unsaved changes of an entry, kept while the tab lives: a reload or a new log-in loses nothing. */
export function useDraft(entry: Row) {
  const user = useAuth("Draft", (auth) => auth.user?.id);
  const key = `draft-${user}-${entry.documentId}`;
  const [draft, setDraft] = useState(() => storedDraft(key));
  const changes = draft?.changes ?? {};
  const isDirty = Object.keys(changes).length > 0;

  function clear() {
    setDraft(undefined);
    sessionStorage.removeItem(key);
  }
  function set(name: string, value: unknown) {
    const { [name]: _, ...others } = changes;
    const isBack = (entry[name] ?? null) === value;
    const next = isBack ? others : { ...others, [name]: value };
    if (Object.keys(next).length === 0) return clear();
    const kept: Draft = { changes: next, revision: draft ? draft.revision : revisionIn(entry) };
    setDraft(kept);
    sessionStorage.setItem(key, JSON.stringify(kept));
  }
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  return { changes, clear, isDirty, opened: draft?.revision ?? null, current: revisionIn(entry), set };
}
