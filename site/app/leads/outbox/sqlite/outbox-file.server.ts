import { randomBytes } from "node:crypto";
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { reasonOf } from "../../../reason.ts";
import { reportName } from "../../destinations/inbox.server.ts";
import { type OutboxTables, type Query, statementsFor } from "../statements.server.ts";
import { LeadStorageError, OutboxOpenError } from "../store.server.ts";

const formatVersion = 1;

/** The settings of an outbox are in `facts`, as its first release called them. */
const schema = `
  CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE leads (
    id TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX leads_fingerprint ON leads (fingerprint, received_at);
  CREATE TABLE deliveries (
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    destination TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER NOT NULL DEFAULT 0,
    needs_attention INTEGER NOT NULL DEFAULT 0,
    last_status TEXT,
    delivered_at INTEGER,
    PRIMARY KEY (lead_id, destination)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX deliveries_waiting ON deliveries (destination, next_attempt_at, received_at) WHERE delivered_at IS NULL;
  CREATE TABLE arrivals (
    sender TEXT NOT NULL,
    slot INTEGER NOT NULL,
    count INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (sender, slot)
  ) STRICT, WITHOUT ROWID;
`;

/** Added after the first release. Older versions of the site read a file that has them as before. */
const addedColumns = {
  refusals: "INTEGER NOT NULL DEFAULT 0",
  dead_at: "INTEGER",
  revision: "INTEGER NOT NULL DEFAULT 0",
};

/** Until they became deliveries, reports had a table of their own. */
const moveReports = `
  INSERT OR IGNORE INTO deliveries (lead_id, destination, received_at, revision, delivered_at)
    SELECT id, '${reportName}', received_at, revision, iif(told < revision, NULL, received_at)
    FROM reports JOIN leads ON id = lead_id;
  DROP TABLE reports;
`;

export const statements = statementsFor({
  schema: "",
  settings: "facts",
  destinations: `(SELECT key AS number, value AS name
    FROM json_each((SELECT value FROM facts WHERE name = 'destinations'))) AS each`,
});

export const outboxFileIn = (folder: string) => path.join(folder, "leads.db");

/** Gives a prepared statement for its SQL; each is prepared once. */
export type Sql = (text: string) => StatementSync;

export function preparing(database: DatabaseSync): Sql {
  const prepared = new Map<string, StatementSync>();
  return (text) => {
    // What SQLite calls $1 is a parameter with a name.
    const statement = prepared.get(text) ?? database.prepare(text.replaceAll(/\$(?=\d)/g, "?"));
    prepared.set(text, statement);
    return statement;
  };
}

export function querying(sql: Sql): Query {
  return async (text, values = []) => sql(text).all(...values);
}

/**
 * `leads.db` in the state folder, open for this process alone. Throws OutboxOpenError when another process owns the
 * folder, the file is damaged or of a newer version, or the disk refuses. A damaged file may still hold leads: it stays.
 */
export class OutboxFile implements OutboxTables {
  readonly database: DatabaseSync;
  readonly query: Query;
  readonly sql: Sql;
  readonly statements = statements;
  readonly #file: string;
  readonly #lock: DatabaseSync;
  readonly #inodes: string | null;

  constructor(folder: string) {
    this.#file = outboxFileIn(folder);
    let lock: DatabaseSync | undefined;
    let database: DatabaseSync | undefined;
    let isNew = false;
    try {
      lock = lockFolder(folder);
      chmodSync(folder, 0o700);
      const size = statSync(this.#file, { throwIfNoEntry: false })?.size;
      if (size === 0) throw new OutboxOpenError(emptyMessage(this.#file));
      isNew = size === undefined;
      makePrivate(this.#file);
      database = new DatabaseSync(this.#file, { timeout: 500 });
      prepare(database, this.#file);
      syncFolder(folder);
    } catch (error) {
      database?.close();
      // A start on a full disk leaves no empty file behind, which the next one would refuse.
      if (isNew) rmSync(this.#file, { force: true });
      lock?.close();
      if (error instanceof OutboxOpenError) throw error;
      const detail = reasonOf(error);
      const message = saysDamaged(detail)
        ? `The lead queue ${this.#file} is damaged (${detail}). It may still hold leads: move it aside together with its -wal file, restore it from a backup or recover it with "sqlite3 leads.db .recover", and start again.`
        : `The lead queue ${this.#file} cannot be opened: ${detail}. Check that the folder exists, is writable and has room.`;
      throw new OutboxOpenError(message, { cause: error });
    }
    this.database = database;
    this.sql = preparing(database);
    this.query = querying(this.sql);
    this.#lock = lock;
    this.#inodes = inodesOf(this.#file);
  }

  setting(name: string): string | undefined {
    const value = this.sql(statements.setting).get(name)?.value;
    return value === undefined ? undefined : String(value);
  }

  /** Begins to write only where something has changed: a start with a full disk succeeds and delivers what is queued. */
  setSetting(name: string, value: string): void {
    if (this.setting(name) !== value) this.sql(statements.setSetting).run(name, value);
  }

  /** Throws LeadStorageError when the files were moved or replaced: SQLite would go on writing to what is lost. */
  checkPlace(): void {
    const inodes = inodesOf(this.#file);
    if (inodes === null || inodes === this.#inodes) return;
    throw new LeadStorageError(`${this.#file} is no longer where it was`);
  }

  close(): void {
    this.database.close();
    this.#lock.close();
  }
}

/** The site makes the file with its tables at once: one without a byte has lost them. */
const emptyMessage = (file: string) =>
  `The lead queue ${file} is empty: a disk or a copy has lost what it held. Stop and restore it from a backup. If this site never took a lead, delete the file together with its -wal file, and start again.`;

/**
 * Locks a folder for this process by a file of its own, until the handle is closed or the process ends. Other files of the
 * folder stay readable for the command line. Throws OutboxOpenError.
 */
export function lockFolder(folder: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lockFile = path.join(folder, "owner.lock");
    makePrivate(lockFile);
    lock = new DatabaseSync(lockFile, { timeout: 0 });
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock?.close();
    const message = lock
      ? `The folder ${folder} belongs to another running instance. Give each instance a DATA_DIR of its own, or stop the other one.`
      : `The folder ${folder} cannot be opened: ${reasonOf(error)}. Check that the folder exists, is writable and has room.`;
    throw new OutboxOpenError(message, { cause: error });
  }
}

function prepare(database: DatabaseSync, file: string): void {
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
  const check = database.prepare("PRAGMA quick_check(1)").get()?.quick_check;
  if (check !== "ok") throw new Error(`malformed: ${check}`);
  const isNew = formatOf(database, file) === 0;
  const has = (from: string, name: string) =>
    database.prepare(`SELECT 1 FROM ${from} WHERE name = ?`).get(name) !== undefined;
  const missing = Object.entries(addedColumns).filter(
    ([name]) => !has("pragma_table_info('deliveries')", name),
  );
  const hasReports = has("sqlite_schema", "reports");
  // Nothing is written at an ordinary start, which succeeds on a full disk.
  if (!isNew && missing.length === 0 && !hasReports) return;
  database.exec("BEGIN IMMEDIATE");
  if (isNew) {
    database.exec(schema);
    const insert = database.prepare("INSERT INTO facts (name, value) VALUES ('secret', ?)");
    insert.run(randomBytes(32).toString("hex"));
  }
  for (const [name, type] of missing) database.exec(`ALTER TABLE deliveries ADD COLUMN ${name} ${type}`);
  if (hasReports) database.exec(moveReports);
  database.exec(`PRAGMA user_version = ${formatVersion}; COMMIT`);
}

/** 0 for a new file. Throws OutboxOpenError when only a newer version of the site reads it. */
export function formatOf(database: DatabaseSync, file: string): number {
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  if (version <= formatVersion) return version;
  throw new OutboxOpenError(
    `The lead queue ${file} was written by a newer version of the site (format ${version}, this one reads ${formatVersion}). Use that version.`,
  );
}

/** Whether SQLite's message means that the file itself is not what it should be. */
export function saysDamaged(detail: string): boolean {
  return /malformed|not a database|corrupt/i.test(detail);
}

/** SQLite gives the files beside a database the database's own mode. */
function makePrivate(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}

/** Which files these are while the database is open; null when we may not look. */
function inodesOf(file: string): string | null {
  try {
    return [file, `${file}-wal`]
      .map((name) => statSync(name, { bigint: true, throwIfNoEntry: false })?.ino ?? "none")
      .join();
  } catch {
    return null;
  }
}

/** A file survives a power failure only once its folder's entry is on the disk too. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
