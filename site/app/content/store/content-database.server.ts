import { mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createIndexTables } from "../search/document-table.server.ts";

/** Raised whenever a file of an older version would be read wrongly. */
const format = 2;

const schema = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE entries (
    type TEXT NOT NULL,
    document_id TEXT NOT NULL,
    source TEXT NOT NULL,
    made_by TEXT NOT NULL,
    version TEXT,
    saved TEXT,
    problems TEXT NOT NULL,
    retry_at INTEGER,
    failures INTEGER NOT NULL,
    PRIMARY KEY (type, document_id)
  ) STRICT;
  CREATE INDEX entries_version ON entries (version);
  CREATE TABLE texts (version TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;
`;

// What a power failure takes of the last changes is read again from the content service.
const pragmas = "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16000";

// The search index, the larger part of the file, is made again of its documents where it is found damaged.
const tables = ["meta", "entries", "texts", "search_documents"];

type Log = (event: string, fields: Record<string, string | number>) => void;

interface DatabaseOptions {
  readonly apiUrl: string;
  readonly log: Log;
  readonly stateDir: string;
}

/**
 * Opens `content.db` in the state folder: what was last read of the content service at `apiUrl`. It is a cache, so it
 * never keeps the site from starting: a damaged file is set aside, one of another service or format is deleted, and
 * where none can be opened it lives in memory until the next start.
 */
export function openContentDatabase({ apiUrl, log, stateDir }: DatabaseOptions): DatabaseSync {
  const file = path.join(stateDir, "content.db");
  try {
    mkdirSync(stateDir, { recursive: true, mode: 0o700 });
    try {
      return openFor(file, apiUrl);
    } catch (error) {
      if (!isDamage(error)) throw error;
      log("content.database-damaged", { error: String(error), file, setAside: `${file}.damaged` });
      setAside(file);
      return openFor(file, apiUrl);
    }
  } catch (error) {
    log("content.database-not-writable", { error: String(error), file });
    return create(new DatabaseSync(":memory:"), apiUrl);
  }
}

function openFor(file: string, apiUrl: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 500 });
  try {
    database.exec(pragmas);
    if (isOf(database, apiUrl)) {
      for (const table of tables) check(database, table);
      createIndexTables(database);
      return database;
    }
  } catch (error) {
    database.close();
    throw error;
  }
  database.close();
  removeDatabase(file);
  return create(new DatabaseSync(file, { timeout: 500 }), apiUrl);
}

function check(database: DatabaseSync, table: string): void {
  const found = database.prepare(`PRAGMA quick_check(${table})`).get()?.quick_check;
  if (found !== "ok") throw new DamagedDatabase(String(found));
}

function isOf(database: DatabaseSync, apiUrl: string): boolean {
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  if (version !== format) return false;
  return database.prepare("SELECT value FROM meta WHERE name = 'apiUrl'").get()?.value === apiUrl;
}

function create(database: DatabaseSync, apiUrl: string): DatabaseSync {
  database.exec(pragmas);
  inTransaction(database, () => {
    database.exec(schema);
    createIndexTables(database);
    database.prepare("INSERT INTO meta (name, value) VALUES ('apiUrl', ?)").run(apiUrl);
    database.exec(`PRAGMA user_version = ${format}`);
  });
  return database;
}

/** Runs `write` in one transaction: all of it is kept, or nothing. */
export function inTransaction<Result>(database: DatabaseSync, write: () => Result): Result {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = write();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

class DamagedDatabase extends Error {
  override readonly name = "DamagedDatabase";
}

const sqliteCorrupt = 11;
const sqliteConstraint = 19;
const sqliteNotADatabase = 26;

/** Whether this is SQLite finding that the file is not what it should be. */
function isDamage(error: unknown): boolean {
  const kind = kindOf(error);
  return error instanceof DamagedDatabase || kind === sqliteCorrupt || kind === sqliteNotADatabase;
}

/** Whether this is an index that does not agree with itself or with what it indexes. */
export function isIndexDamage(error: unknown): boolean {
  return isDamage(error) || kindOf(error) === sqliteConstraint;
}

/** SQLite's number for the kind of error: the lower byte, the rest of it being its detail. */
function kindOf(error: unknown): number | null {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : null;
}

/** Only the last one is kept, so that a failing disk does not fill up with them. */
function setAside(file: string): void {
  rmSync(`${file}.damaged`, { force: true });
  renameSync(file, `${file}.damaged`);
  removeDatabase(file);
}

function removeDatabase(file: string): void {
  for (const suffix of ["", "-wal", "-shm"]) rmSync(`${file}${suffix}`, { force: true });
}
