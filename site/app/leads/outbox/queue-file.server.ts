import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Facts } from "./facts.server.ts";
import { LeadQueueOpenError, LeadStorageError, reasonOf } from "./storage-error.server.ts";

const schemaVersion = 1;

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

/** Came later than the rest, which does without it: older versions read the file as before. */
const reportsSchema = `
  CREATE TABLE IF NOT EXISTS reports (
    lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL DEFAULT 1,
    told INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS reports_waiting ON reports (next_attempt_at) WHERE told < revision;
`;

/** The same: how often a destination has refused this one record, and since when it is therefore tried no more. */
const deadLetterColumns = ["refusals INTEGER NOT NULL DEFAULT 0", "dead_at INTEGER"] as const;

/** The destinations that the running site has, as a table for a FROM clause; the site notes them when it starts. */
export const configured = "json_each((SELECT value FROM facts WHERE name = 'destinations'))";

export const queueFileIn = (stateDir: string) => path.join(stateDir, "leads.db");

export interface QueueFile {
  readonly database: DatabaseSync;
  readonly facts: Facts;
  /**
   * Throws LeadStorageError when the files were deleted, moved or replaced under us: SQLite goes on writing to what
   * nobody finds again.
   */
  checkPlace(): void;
  close(): void;
}

/**
 * Opens `leads.db` in the state folder, for this process alone, and notes where its leads go to. The folder is made
 * private to its owner.
 * Throws LeadQueueOpenError when another process owns the folder, the file is damaged or of a newer version, or
 * the disk refuses; nothing is ever deleted or moved, because a damaged file may still hold leads.
 */
export function openQueueFile(stateDir: string, destinations: readonly string[]): QueueFile {
  const file = queueFileIn(stateDir);
  let owner: DatabaseSync | undefined;
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(stateDir, { recursive: true, mode: 0o700 });
    chmodSync(stateDir, 0o700);
    owner = ownFolder(stateDir);
    makePrivate(file);
    database = new DatabaseSync(file, { timeout: 500 });
    prepare(database, file);
    const facts = new Facts(database);
    facts.note("destinations", JSON.stringify(destinations));
    syncFolder(stateDir);
    const opened = { database, owner };
    const place = placeOf(file);
    return {
      database,
      facts,
      checkPlace() {
        const found = placeOf(file);
        if (found !== null && found !== place)
          throw new LeadStorageError(`${file} is no longer where it was`);
      },
      close() {
        opened.database.close();
        opened.owner.close();
      },
    };
  } catch (error) {
    database?.close();
    owner?.close();
    if (error instanceof LeadQueueOpenError) throw error;
    const detail = reasonOf(error);
    throw new LeadQueueOpenError(
      saysDamaged(detail)
        ? `The lead queue ${file} is damaged (${detail}). It may still hold leads: move it aside together with its -wal file, restore it from a backup or recover it with "sqlite3 leads.db .recover", and start again.`
        : `The lead queue ${file} cannot be opened: ${detail}. Check that the folder exists, is writable and has room.`,
      { cause: error },
    );
  }
}

/** Whether SQLite's message means that the file itself is not what it should be. */
export function saysDamaged(detail: string): boolean {
  return /malformed|not a database|corrupt/i.test(detail);
}

/**
 * An exclusive lock on a file of its own, held while the process lives. The operating system drops it with the
 * process, so a crash leaves nothing behind; and the queue itself stays readable for the command line.
 */
function ownFolder(stateDir: string): DatabaseSync {
  const lockFile = path.join(stateDir, "owner.lock");
  makePrivate(lockFile);
  const owner = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    owner.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return owner;
  } catch (error) {
    owner.close();
    throw new LeadQueueOpenError(
      `The lead queue in ${stateDir} belongs to another running instance. Give each instance a state folder of its own, or stop the other one.`,
      { cause: error },
    );
  }
}

function prepare(database: DatabaseSync, file: string): void {
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
  const check = database.prepare("PRAGMA quick_check(1)").get()?.quick_check;
  if (check !== "ok") throw new Error(`malformed: ${check}`);
  if (formatOf(database, file) === 0) create(database);
  database.exec(reportsSchema);
  const columns = new Set(
    database
      .prepare("PRAGMA table_info(deliveries)")
      .all()
      .map(({ name }) => name),
  );
  for (const column of deadLetterColumns) {
    if (!columns.has(column.split(" ")[0] ?? ""))
      database.exec(`ALTER TABLE deliveries ADD COLUMN ${column}`);
  }
}

/** The file's format; 0 when it is new. Throws LeadQueueOpenError when only a newer version of the site reads it. */
export function formatOf(database: DatabaseSync, file: string): number {
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  if (version > schemaVersion) {
    throw new LeadQueueOpenError(
      `The lead queue ${file} was written by a newer version of the site (format ${version}, this one reads ${schemaVersion}). Use that version.`,
    );
  }
  return version;
}

function create(database: DatabaseSync): void {
  database.exec("BEGIN IMMEDIATE");
  database.exec(schema);
  new Facts(database).makeSecret();
  database.exec(`PRAGMA user_version = ${schemaVersion}`);
  database.exec("COMMIT");
}

/** SQLite gives the files beside a database the database's own mode. */
function makePrivate(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}

/** Which files these are, as long as the database is open; null when nobody lets us look. */
function placeOf(file: string): string | null {
  try {
    const files = [file, `${file}-wal`].map((name) =>
      statSync(name, { bigint: true, throwIfNoEntry: false }),
    );
    return files.map((found) => found?.ino ?? "none").join();
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
