import type { DatabaseSync } from "node:sqlite";
import { withoutControls } from "./marked-text.ts";
import type { SearchDocument, SearchKind } from "./search-document.ts";

/** The documents that can be found; the indexes follow by themselves. */
export interface DocumentTable {
  /** Adds documents, or replaces those of the same keys; one that is there already as it is costs next to nothing. */
  put(documents: readonly SearchDocument[]): void;
  /** Removes the documents of these keys, where they are there. */
  remove(keys: readonly string[]): void;
  /** Makes these the only documents of their kind. */
  replace(kind: SearchKind, documents: readonly SearchDocument[]): void;
}

export function openDocumentTable(database: DatabaseSync): DocumentTable {
  const upsert = database.prepare(`
    INSERT INTO search_documents (key, kind, title, summary, text, url, date) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET
      kind = excluded.kind, title = excluded.title, summary = excluded.summary, text = excluded.text,
      url = excluded.url, date = excluded.date
    WHERE (kind, title, summary, text, url, date) IS NOT
      (excluded.kind, excluded.title, excluded.summary, excluded.text, excluded.url, excluded.date)`);
  const removeKey = database.prepare("DELETE FROM search_documents WHERE key = ?");
  const keysOfKind = database.prepare("SELECT key FROM search_documents WHERE kind = ?");

  function put(documents: readonly SearchDocument[]): void {
    for (const { date, key, kind, summary, text, title, url } of documents) {
      const plain = [title, summary, text].map(withoutControls);
      upsert.run(key, kind, ...plain, url, date);
    }
  }

  function remove(keys: readonly string[]): void {
    for (const key of keys) removeKey.run(key);
  }

  return {
    put,
    remove,
    replace(kind, documents) {
      const wanted = new Set(documents.map(({ key }) => key));
      const known = keysOfKind.all(kind).map(({ key }) => String(key));
      remove(known.filter((key) => !wanted.has(key)));
      put(documents);
    },
  };
}
