import { randomBytes } from "node:crypto";
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { reasonOf } from "../../../reason.ts";
import { inboxName, reportName } from "../../destinations/inbox.server.ts";
import { type OutboxStatus, statusOf, stuckAfterMs } from "../status.server.ts";
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

export const waiting = "(delivered_at IS NULL AND dead_at IS NULL)";

/** Due now, after everything new, whose time is 0: however many records fail, none is tried again before new ones. */
export const dueAgain = "next_attempt_at = iif(attempts > 0, 1, 0)";

/** The destinations that the site forwards to today: a table with a key and a value, and all values for IN. */
const destinationTable = "json_each((SELECT value FROM facts WHERE name = 'destinations'))";
export const configured = `(SELECT value FROM ${destinationTable})`;

/** Tried again at once, a dead letter from the beginning, wherever the site forwards to and nothing was delivered. */
export const retryUndelivered = `UPDATE deliveries
  SET ${dueAgain}, dead_at = NULL, needs_attention = 0, refusals = iif(dead_at IS NULL, refusals, 0)
  WHERE delivered_at IS NULL AND destination IN ${configured}`;

/** What the inbox had taken is due as if it had not; it recognizes what it still has. */
export const deliverAgain = `UPDATE deliveries SET ${dueAgain}, delivered_at = NULL
  WHERE delivered_at IS NOT NULL AND destination IN ('${inboxName}', '${reportName}') AND destination IN ${configured}`;

export const outboxFileIn = (folder: string) => path.join(folder, "leads.db");

/** Gives a prepared statement for its SQL; each is prepared once. */
export type Sql = (text: string) => StatementSync;

export function preparing(database: DatabaseSync): Sql {
  const prepared = new Map<string, StatementSync>();
  return (text) => {
    const statement = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
}

/**
 * `leads.db` in the state folder, open for this process alone. Throws OutboxOpenError when another process owns the
 * folder, the file is damaged or of a newer version, or the disk refuses. A damaged file may still hold leads: it stays.
 */
export class OutboxFile {
  readonly database: DatabaseSync;
  readonly sql: Sql;
  readonly #file: string;
  readonly #lock: DatabaseSync;
  readonly #inodes: string | null;

  constructor(folder: string) {
    this.#file = outboxFileIn(folder);
    let lock: DatabaseSync | undefined;
    let database: DatabaseSync | undefined;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      chmodSync(folder, 0o700);
      lock = lockFolder(folder);
      makePrivate(this.#file);
      database = new DatabaseSync(this.#file, { timeout: 500 });
      prepare(database, this.#file);
      syncFolder(folder);
    } catch (error) {
      database?.close();
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
    this.#lock = lock;
    this.#inodes = inodesOf(this.#file);
  }

  setting(name: string): string | undefined {
    const value = this.sql("SELECT value FROM facts WHERE name = ?").get(name)?.value;
    return value === undefined ? undefined : String(value);
  }

  /** Writes only what has changed, so that a start with a full disk succeeds and delivers what is queued. */
  setSetting(name: string, value: string): void {
    if (this.setting(name) === value) return;
    this.sql("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)").run(name, value);
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

/** A lock on a file of its own, which ends with the process; the outbox stays readable for the command line. */
function lockFolder(folder: string): DatabaseSync {
  const lockFile = path.join(folder, "owner.lock");
  makePrivate(lockFile);
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    throw new OutboxOpenError(
      `The lead queue in ${folder} belongs to another running instance. Give each instance a state folder of its own, or stop the other one.`,
      { cause: error },
    );
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

/** Counts what the file holds; `now` in milliseconds since 1970. */
export function countsOf(sql: Sql, now: number): OutboxStatus {
  const stuckBefore = now - stuckAfterMs;
  const destinations = sql(
    `SELECT each.value AS name, count(lead_id) FILTER (WHERE ${waiting}) AS waits,
       count(lead_id) FILTER (WHERE ${waiting} AND received_at < ?) AS stuck,
       count(lead_id) FILTER (WHERE ${waiting} AND needs_attention) AS attention,
       count(dead_at) AS dead, min(received_at) FILTER (WHERE ${waiting}) AS oldest
     FROM ${destinationTable} AS each
       LEFT JOIN deliveries ON destination = each.value AND delivered_at IS NULL
     GROUP BY each.key`,
  ).all(stuckBefore);
  const leads = sql(
    `SELECT count(DISTINCT lead_id) AS waits FROM deliveries WHERE ${waiting} AND destination IN ${configured}`,
  ).get();
  const without = sql(
    `SELECT count(*) AS waits, count(*) FILTER (WHERE received_at < ?) AS stuck, min(received_at) AS oldest
     FROM leads WHERE NOT EXISTS (
       SELECT 1 FROM deliveries WHERE lead_id = leads.id
         AND (delivered_at IS NOT NULL OR destination IN ${configured}))`,
  ).get(stuckBefore);
  return statusOf({ now, destinations, waiting: Number(leads?.waits), without });
}
