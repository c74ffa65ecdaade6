import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { reasonOf } from "../../reason.ts";
import { OutboxOpenError } from "./errors.server.ts";
import { formatVersion, schema } from "./tables.server.ts";

export const outboxFileIn = (folder: string) => path.join(folder, "leads.db");

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

/**
 * Opens `leads.db` in a locked folder, and creates it if it is missing. Throws OutboxOpenError when
 * it is empty, damaged or of another version, or the disk refuses. A damaged file may still hold leads: it stays.
 */
export function openOwnFile(folder: string): DatabaseSync {
  const file = outboxFileIn(folder);
  let database: DatabaseSync | undefined;
  let isNew = false;
  try {
    chmodSync(folder, 0o700);
    const size = statSync(file, { throwIfNoEntry: false })?.size;
    if (size === 0) throw new OutboxOpenError(emptyMessage(file));
    isNew = size === undefined;
    makePrivate(file);
    database = new DatabaseSync(file, { timeout: 500 });
    makeDurable(database);
    const check = database.prepare("PRAGMA quick_check(1)").get()?.quick_check;
    if (check !== "ok") throw new Error(`malformed: ${check}`);
    if (isNew) database.exec(`BEGIN IMMEDIATE; ${schema} PRAGMA user_version = ${formatVersion}; COMMIT`);
    else checkVersion(database, file);
    syncFolder(folder);
    return database;
  } catch (error) {
    database?.close();
    // A start on a full disk leaves no empty file behind, which the next one would refuse.
    if (isNew) rmSync(file, { force: true });
    throw openErrorOf(error, file, "move it aside together with its -wal file, restore it from a backup or ");
  }
}

/** Opens the file while the site may be running. Throws OutboxOpenError. */
export function openFileBesideSite(folder: string): DatabaseSync {
  const file = outboxFileIn(folder);
  if (!existsSync(file)) {
    throw new OutboxOpenError(
      `There is no lead queue in ${folder}. Set DATA_DIR to the folder that the site runs with.`,
    );
  }
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 5_000 });
    makeDurable(database);
    checkVersion(database, file);
    return database;
  } catch (error) {
    database?.close();
    throw openErrorOf(error, file, "");
  }
}

/** The inodes of the file while its database is open; null when the folder cannot be read. */
export function inodesOf(file: string): string | null {
  try {
    return [file, `${file}-wal`]
      .map((name) => statSync(name, { bigint: true, throwIfNoEntry: false })?.ino ?? "none")
      .join();
  } catch {
    return null;
  }
}

function makeDurable(database: DatabaseSync): void {
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
}

function checkVersion(database: DatabaseSync, file: string): void {
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  if (version === 0) throw new Error("file is not a database of leads");
  if (version !== formatVersion) throw new OutboxOpenError(otherVersion(`The lead queue ${file}`, version));
}

export function otherVersion(what: string, version: number): string {
  const age = version > formatVersion ? "a newer" : "an older";
  return `${what} was written by ${age} version of the site (format ${version}, this one reads ${formatVersion}). Use that version.`;
}

/** The site creates the file together with its tables: an empty file has lost them. */
const emptyMessage = (file: string) =>
  `The lead queue ${file} is empty: a disk or a copy has lost what it held. Stop and restore it from a backup. If this site never took a lead, delete the file together with its -wal file, and start again.`;

function openErrorOf(error: unknown, file: string, elsewhere: string): OutboxOpenError {
  if (error instanceof OutboxOpenError) return error;
  const detail = reasonOf(error);
  const message = /malformed|not a database|corrupt/i.test(detail)
    ? `The lead queue ${file} is damaged (${detail}). It may still hold leads: ${elsewhere}recover it with "sqlite3 leads.db .recover", and start again.`
    : `The lead queue ${file} cannot be opened: ${detail}. Check that its folder exists, has room, and belongs to the user that the site runs as.`;
  return new OutboxOpenError(message, { cause: error });
}

/** SQLite gives the files beside a database the database's own mode. */
function makePrivate(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}

/** A file survives a power failure only once its folder's entry is on the disk too. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
