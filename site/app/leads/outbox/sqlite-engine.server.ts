import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from "kysely";
import { LRUCache } from "lru-cache";
import { reasonOf } from "../../reason.ts";
import type { Engine } from "./engine.server.ts";
import { LeadStorageError } from "./errors.server.ts";
import { inodesOf, lockFolder, openFileBesideSite, openOwnFile, outboxFileIn } from "./sqlite-file.server.ts";
import type { Queries, Tables } from "./tables.server.ts";

/** The queue of one instance, in a SQLite file of its own. */
export class SqliteEngine implements Engine {
  readonly now: () => number;
  readonly shared = false;
  prepare: ((db: Queries) => Promise<void>) | undefined;
  readonly #database: DatabaseSync;
  readonly #db: Queries;
  readonly #file: string;
  readonly #inodes: string | null;
  readonly #lock: DatabaseSync | undefined;
  #opening: Promise<void> | undefined;

  private constructor(folder: string, database: DatabaseSync, lock?: DatabaseSync, now = Date.now) {
    this.now = now;
    this.#database = database;
    this.#db = kyselyOn(database);
    this.#file = outboxFileIn(folder);
    this.#inodes = inodesOf(this.#file);
    this.#lock = lock;
  }

  /** Opens the file for this process alone; creates it if it is missing. Throws OutboxOpenError. */
  static own(folder: string, now?: () => number): SqliteEngine {
    const lock = lockFolder(folder);
    try {
      return new SqliteEngine(folder, openOwnFile(folder), lock, now);
    } catch (error) {
      lock.close();
      throw error;
    }
  }

  /** Opens the file while the site may be running. Throws OutboxOpenError. */
  static besideSite(folder: string): SqliteEngine {
    return new SqliteEngine(folder, openFileBesideSite(folder));
  }

  async run<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    try {
      await this.#open();
      return await work(this.#db);
    } catch (error) {
      throw storageErrorOf(error);
    }
  }

  transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    return this.run((db) => db.transaction().execute(work));
  }

  /** A transaction has the file to itself. */
  async lock(): Promise<void> {}

  unleased() {
    return sql<boolean>`(1 = 1)`;
  }

  /** SQLite would go on writing to files that were moved or replaced. */
  check(): void {
    const inodes = inodesOf(this.#file);
    if (inodes === null || inodes === this.#inodes) return;
    throw new LeadStorageError(`${this.#file} is no longer where it was`);
  }

  /** The open connection would not notice: it has in memory what it has read before. */
  probe(): void {
    const database = new DatabaseSync(this.#file, { readOnly: true });
    try {
      database.prepare("SELECT count(*) FROM sqlite_schema").get();
    } finally {
      database.close();
    }
  }

  async close(): Promise<void> {
    // Kysely closes only what it has used.
    await this.#db.destroy();
    if (this.#database.isOpen) this.#database.close();
    this.#lock?.close();
  }

  #open(): Promise<void> {
    const { prepare } = this;
    if (!prepare) return Promise.resolve();
    this.#opening ??= this.#db
      .transaction()
      .execute(prepare)
      .catch((error) => {
        this.#opening = undefined;
        throw error;
      });
    return this.#opening;
  }
}

function storageErrorOf(error: unknown): LeadStorageError {
  if (error instanceof LeadStorageError) return error;
  return new LeadStorageError(`The lead queue failed: ${reasonOf(error)}`, { cause: error });
}

const kyselyOn = (database: DatabaseSync) =>
  new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapted(database) }) });

/** Node's SQLite in the shape that Kysely expects. Each statement is prepared once. */
function adapted(database: DatabaseSync): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({ max: 300 });
  return {
    close: () => database.close(),
    prepare(text) {
      // SQLite has rolled back by itself after a failure of the disk.
      if (text === "rollback" && !database.isTransaction) return statementOf(database.prepare("SELECT 1"));
      // Locks at once: a transaction that reads first could not become a writer beside another one.
      const sql = text === "begin" ? "begin immediate" : text;
      const statement = prepared.get(sql) ?? statementOf(database.prepare(sql));
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function statementOf(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...values.map(inputOf)),
    run: (values) => statement.run(...values.map(inputOf)),
    iterate: (values) => statement.iterate(...values.map(inputOf)),
  };
}

function inputOf(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new TypeError(`SQLite takes no ${typeof value}`);
}
