import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";
import { reasonOf } from "../../reason.ts";
import {
  createTablesSql,
  type Engine,
  formatVersion,
  LeadStorageError,
  type Queries,
  QueueOpenError,
  type Tables,
  wrongVersionMessage,
} from "./schema.server.ts";

export const queueFileIn = (folder: string) => path.join(folder, "leads.db");

/** Queue in a file of one instance. */
export class SqliteEngine implements Engine {
  readonly #database: DatabaseSync;
  readonly #db: Queries;
  readonly #file: string;
  readonly #inodes: string | null;
  readonly #lock: DatabaseSync | undefined;

  private constructor(folder: string, database: DatabaseSync, lock?: DatabaseSync) {
    this.#database = database;
    this.#db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselyDatabase(database) }) });
    this.#file = queueFileIn(folder);
    this.#inodes = inodesOf(this.#file);
    this.#lock = lock;
  }

  /** Opens or creates the file, and locks its folder against other sites. Throws QueueOpenError. */
  static openLocked(folder: string): SqliteEngine {
    const lock = lockFolder(folder);
    try {
      return new SqliteEngine(folder, openFile(folder, true), lock);
    } catch (error) {
      lock.close();
      throw error;
    }
  }

  /** Opens the file of a site that may be running, without locking it. Throws QueueOpenError. */
  static openUnlocked(folder: string): SqliteEngine {
    return new SqliteEngine(folder, openFile(folder, false));
  }

  async run<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    try {
      return await work(this.#db);
    } catch (error) {
      if (error instanceof LeadStorageError) throw error;
      throw new LeadStorageError(`The lead queue failed: ${reasonOf(error)}`, { cause: error });
    }
  }

  /** Takes no `locks`: transactions run one after the other. */
  transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    return this.run((db) => db.transaction().execute(work));
  }

  /** Throws if the file or its -wal file was moved, deleted or replaced: SQLite would keep writing to the old one. */
  checkFile(): void {
    const inodes = inodesOf(this.#file);
    if (inodes === null || inodes === this.#inodes) return;
    throw new LeadStorageError(`${this.#file} is no longer where it was`);
  }

  /** Reads the file over a new connection: an open one has cached pages and would not notice damage. */
  testRead(): void {
    const database = new DatabaseSync(this.#file, { readOnly: true });
    try {
      database.prepare("SELECT count(*) FROM sqlite_schema").get();
    } finally {
      database.close();
    }
  }

  async close(): Promise<void> {
    // Transactions run one after the other, so this one ends after all others.
    await this.transaction(async () => undefined).catch(() => undefined);
    // Kysely closes only a database that it has used.
    await this.#db.destroy();
    if (this.#database.isOpen) this.#database.close();
    this.#lock?.close();
  }
}

/** Adapts `node:sqlite` to Kysely, with cached prepared statements. */
function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({
    max: 300,
    memoMethod(sql) {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...values.map(toSqlInput)),
        run: (values) => statement.run(...values.map(toSqlInput)),
        iterate: (values) => statement.iterate(...values.map(toSqlInput)),
      };
    },
  });
  return {
    close: () => database.close(),
    prepare(text) {
      // Take the write lock first: upgrading a read transaction can fail.
      if (text === "begin") return statements.memo("begin immediate");
      // After a disk failure, SQLite has already rolled back.
      if (text === "rollback" && !database.isTransaction) return statements.memo("SELECT 1");
      return statements.memo(text);
    },
  };
}

function toSqlInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new TypeError(`SQLite cannot store a ${typeof value}`);
}

/** SQLite's result code SQLITE_BUSY: another connection has the lock. */
const sqliteBusy = 5;

/** Locks a folder against other sites until the lock is closed. Commands can open its files. Throws QueueOpenError. */
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
    const isLocked = error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
    const message = isLocked
      ? `The folder ${folder} belongs to another running instance. Give each instance a DATA_DIR of its own, or stop the other one.`
      : `The folder ${folder} cannot be opened: ${reasonOf(error)}. Check that the folder exists, is writable and has room.`;
    throw new QueueOpenError(message, { cause: error });
  }
}

/** Opens the file. With the lock, creates or checks it first. Keeps a damaged file, which may still hold leads. */
function openFile(folder: string, hasLock: boolean): DatabaseSync {
  const file = queueFileIn(folder);
  let database: DatabaseSync | undefined;
  let isNew = false;
  try {
    const size = statSync(file, { throwIfNoEntry: false })?.size;
    // A start that creates the file also creates its tables, so an empty file was probably truncated.
    if (size === 0) throw new QueueOpenError(emptyMessage(file));
    isNew = size === undefined;
    if (isNew && !hasLock) throw new QueueOpenError(missingMessage(folder));
    if (hasLock) {
      chmodSync(folder, 0o700);
      makePrivate(file);
    }
    database = new DatabaseSync(file, { timeout: hasLock ? 500 : 5_000 });
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
    const check = hasLock ? database.prepare("PRAGMA quick_check(1)").get()?.quick_check : "ok";
    if (check !== "ok") throw new Error(`malformed: ${check}`);
    if (isNew)
      database.exec(`BEGIN IMMEDIATE; ${createTablesSql()} PRAGMA user_version = ${formatVersion}; COMMIT`);
    else checkVersion(database, file);
    if (hasLock) syncFolder(folder);
    return database;
  } catch (error) {
    database?.close();
    // Do not leave an empty file on a full disk: the next start would refuse it.
    if (isNew) rmSync(file, { force: true });
    throw openErrorOf(error, file);
  }
}

/** Returns the inodes of the file and its -wal file; null if the folder is unreadable. */
function inodesOf(file: string): string | null {
  try {
    return [file, `${file}-wal`]
      .map((name) => statSync(name, { bigint: true, throwIfNoEntry: false })?.ino ?? "none")
      .join();
  } catch {
    return null;
  }
}

function checkVersion(database: DatabaseSync, file: string): void {
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  if (version === 0) throw new Error("file is not a lead database");
  if (version !== formatVersion)
    throw new QueueOpenError(wrongVersionMessage(`The lead queue ${file}`, version));
}

const emptyMessage = (file: string) =>
  `The lead queue ${file} is empty: a disk or a copy has lost what it held. Stop and restore it from a backup. If this site never took a lead, delete the file together with its -wal file, and start again.`;

const missingMessage = (folder: string) =>
  `There is no lead queue in ${folder}. Set DATA_DIR to the folder that the site runs with.`;

function openErrorOf(error: unknown, file: string): QueueOpenError {
  if (error instanceof QueueOpenError) return error;
  const detail = reasonOf(error);
  const message = /malformed|not a database|corrupt/i.test(detail)
    ? `The lead queue ${file} is damaged (${detail}). It may still hold leads: move it aside together with its -wal file, restore it from a backup or recover it with "sqlite3 leads.db .recover", and start again.`
    : `The lead queue ${file} cannot be opened: ${detail}. Check that its folder exists, has room, and belongs to the user that the site runs as.`;
  return new QueueOpenError(message, { cause: error });
}

/** Creates the file if missing, readable by its owner only. SQLite gives its side files the same mode. */
function makePrivate(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}

/** Syncs a folder: a new file survives a power failure only if its folder is synced too. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
