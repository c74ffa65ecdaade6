import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

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
    INSERT INTO search_stems (rowid, kind, title, summary, text)
      VALUES (new.id, new.kind, new.title, new.summary, new.text);
    INSERT INTO search_words (rowid, title, summary, text) VALUES (new.id, new.title, new.summary, new.text);
  END;
  CREATE TRIGGER IF NOT EXISTS search_document_removed AFTER DELETE ON search_documents BEGIN
    INSERT INTO search_stems (search_stems, rowid, kind, title, summary, text)
      VALUES ('delete', old.id, old.kind, old.title, old.summary, old.text);
    INSERT INTO search_words (search_words, rowid, title, summary, text)
      VALUES ('delete', old.id, old.title, old.summary, old.text);
  END;
  CREATE TRIGGER IF NOT EXISTS search_document_changed AFTER UPDATE ON search_documents BEGIN
    INSERT INTO search_stems (search_stems, rowid, kind, title, summary, text)
      VALUES ('delete', old.id, old.kind, old.title, old.summary, old.text);
    INSERT INTO search_words (search_words, rowid, title, summary, text)
      VALUES ('delete', old.id, old.title, old.summary, old.text);
    INSERT INTO search_stems (rowid, kind, title, summary, text)
      VALUES (new.id, new.kind, new.title, new.summary, new.text);
    INSERT INTO search_words (rowid, title, summary, text) VALUES (new.id, new.title, new.summary, new.text);
  END;
`;

export const vocabularyTable = "search_vocabulary";

// Merged half as often as by default, so that one document in a hundred takes more than 5 ms, and not one in twenty.
const segmentsBeforeMerge = 8;

export function createIndexTables(database: DatabaseSync): void {
  database.exec(tables);
  for (const table of ["search_stems", "search_words"]) {
    const isSet = database.prepare(`SELECT 1 FROM ${table}_config WHERE k = 'automerge'`).get();
    if (isSet) continue;
    database.exec(`INSERT INTO ${table} (${table}, rank) VALUES ('automerge', ${segmentsBeforeMerge})`);
  }
}

const tableRows = v.array(v.object({ name: v.string() }));

/** Drops the index with whatever form of tables an older version or damage left of it. */
export function dropSearchTables(database: DatabaseSync): void {
  const found = database.prepare(
    `SELECT name FROM sqlite_schema WHERE name LIKE 'search\\_%' ESCAPE '\\' AND type = 'table'
     AND (sql LIKE 'CREATE VIRTUAL TABLE%' OR name = 'search_documents')`,
  );
  for (const { name } of v.parse(tableRows, found.all())) database.exec(`DROP TABLE IF EXISTS "${name}"`);
}
