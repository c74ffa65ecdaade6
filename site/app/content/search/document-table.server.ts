import type { DatabaseSync } from "node:sqlite";
import type { IndexedDocument, SearchKind } from "./search-document.ts";

const addToIndexes = `
    INSERT INTO search_stems (rowid, kind, title, summary, text)
      VALUES (new.id, new.kind, new.title, new.summary, new.text);
    INSERT INTO search_words (rowid, title, summary, text) VALUES (new.id, new.title, new.summary, new.text);`;
const removeFromIndexes = `
    INSERT INTO search_stems (search_stems, rowid, kind, title, summary, text)
      VALUES ('delete', old.id, old.kind, old.title, old.summary, old.text);
    INSERT INTO search_words (search_words, rowid, title, summary, text)
      VALUES ('delete', old.id, old.title, old.summary, old.text);`;

/**
 * The documents; an index of their stems, which finds; an index of their words, for spelling; and what keeps both
 * indexes in step with the documents. (FTS5's documentation, "External Content Tables".)
 */
const tables = `
  CREATE TABLE IF NOT EXISTS search_documents (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    title TEXT NOT NULL,
    summary TEXT NOT NULL,
    text TEXT NOT NULL,
    url TEXT NOT NULL,
    date TEXT
  ) STRICT;
  CREATE VIRTUAL TABLE IF NOT EXISTS search_stems USING fts5(
    kind, title, summary, text, content='search_documents', content_rowid='id',
    prefix='2 3', tokenize='porter unicode61 remove_diacritics 2'
  );
  CREATE VIRTUAL TABLE IF NOT EXISTS search_words USING fts5(
    title, summary, text, content='search_documents', content_rowid='id',
    columnsize=0, detail='none', tokenize='unicode61 remove_diacritics 2'
  );
  CREATE VIRTUAL TABLE IF NOT EXISTS search_vocabulary USING fts5vocab('search_words', 'row');

  CREATE TRIGGER IF NOT EXISTS search_document_added AFTER INSERT ON search_documents BEGIN
    ${addToIndexes}
  END;
  CREATE TRIGGER IF NOT EXISTS search_document_removed AFTER DELETE ON search_documents BEGIN
    ${removeFromIndexes}
  END;
  CREATE TRIGGER IF NOT EXISTS search_document_changed AFTER UPDATE ON search_documents BEGIN
    ${removeFromIndexes}
    ${addToIndexes}
  END;
`;

const indexes = ["search_stems", "search_words"];

export const vocabularyTable = "search_vocabulary";

// Merged half as often as by default, so that one document in a hundred takes more than 5 ms, and not one in twenty.
const segmentsBeforeMerge = 8;

/** Makes the tables where they are missing. Throws where an index is too damaged to be opened. */
export function createIndexTables(database: DatabaseSync): void {
  database.exec(tables);
  for (const table of indexes) {
    const isSet = database.prepare(`SELECT 1 FROM ${table}_config WHERE k = 'automerge'`).get();
    if (isSet) continue;
    database.exec(`INSERT INTO ${table} (${table}, rank) VALUES ('automerge', ${segmentsBeforeMerge})`);
  }
}

/** The documents that can be found; the indexes follow by themselves. */
export function openDocumentTable(database: DatabaseSync) {
  const upsert = database.prepare(`
    INSERT INTO search_documents (key, kind, title, summary, text, url, date) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET
      kind = excluded.kind, title = excluded.title, summary = excluded.summary, text = excluded.text,
      url = excluded.url, date = excluded.date
    WHERE (kind, title, summary, text, url, date) IS NOT
      (excluded.kind, excluded.title, excluded.summary, excluded.text, excluded.url, excluded.date)`);
  const removeKey = database.prepare("DELETE FROM search_documents WHERE key = ?");
  const keysOfKind = database.prepare("SELECT key FROM search_documents WHERE kind = ?");

  function put(documents: readonly IndexedDocument[]): void {
    for (const { date, key, kind, summary, text, title, url } of documents) {
      const plain = [title, summary, text].map(withoutControls);
      upsert.run(key, kind, ...plain, url, date);
    }
  }

  function remove(keys: readonly string[]): void {
    for (const key of keys) removeKey.run(key);
  }

  return {
    /** Adds documents, or replaces those of the same keys; one that is there as it is costs next to nothing. */
    put,
    remove,
    /** Makes the indexes again of the documents. */
    rebuild() {
      for (const table of indexes) database.exec(`INSERT INTO ${table} (${table}) VALUES ('rebuild')`);
    },
    /** Makes these the only documents of their kind. */
    replace(kind: SearchKind, documents: readonly IndexedDocument[]) {
      const wanted = new Set(documents.map(({ key }) => key));
      const known = keysOfKind.all(kind).map(({ key }) => String(key));
      remove(known.filter((key) => !wanted.has(key)));
      put(documents);
    },
  };
}

/** The text on one line, without control characters: none can pretend to be a mark of what was found. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, " ").trim();
}
