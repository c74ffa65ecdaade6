import { setTimeout as delay } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { codeOf, reasonOf } from "../../reason.ts";
import {
  createTablesSql,
  type Engine,
  formatVersion,
  LeadStorageError,
  type Queries,
  readSetting,
  type Tables,
  writeSetting,
  wrongVersionMessage,
} from "./schema.server.ts";

/** Format of a database URL, for error messages, which must not print a given URL because it contains the password. */
export const allowedDatabaseUrl = "postgres://user:password@host:port/database";

export function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !["postgres:", "postgresql:"].includes(url.protocol)) return false;
  // The URL of a Unix socket has its folder in the query.
  return url.hostname !== "" || url.searchParams.has("host");
}

/** Short timeouts, because visitors wait for them. */
const connectMs = 2_000;
const statementMs = 3_000;
/** Repeat a transaction for this long after a temporary error; covers a database restart. */
const retryForMs = 3_000;
const retryEveryMs = 200;
const maxConnections = 10;

/**
 * Makes commits survive a server crash even if the server defaults to `synchronous_commit = off`. Ends the transaction
 * of an instance that hangs inside it, so that it does not block others.
 */
const sessionSettings = `SET synchronous_commit = on; SET statement_timeout = ${statementMs};
  SET idle_in_transaction_session_timeout = ${statementMs}`;

const schemaName = "lead_queue";

/** Parse bigint as number: the queue's values stay below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
};

/** Queue in PostgreSQL, shared by all instances. The database may be down at any time, even when the site starts. */
export class PostgresEngine implements Engine {
  readonly sharedClock = sql<number>`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;
  readonly #url: string;
  #closed = false;
  #db: Queries;
  #opened: Promise<void> | undefined;

  constructor(url: string) {
    this.#url = url;
    this.#db = connect(url);
  }

  async run<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    try {
      await this.#open();
      return await work(this.#db);
    } catch (error) {
      throw this.#handleFailure(error);
    }
  }

  async transaction<Result>(
    work: (db: Queries) => Promise<Result>,
    locks: readonly string[] = [],
  ): Promise<Result> {
    const until = performance.now() + retryForMs;
    for (;;) {
      try {
        await this.#open();
        return await this.#db.transaction().execute(async (db) => {
          if (locks.length > 0) await takeLocks(db, locks);
          return work(db);
        });
      } catch (error) {
        if (!isTemporary(error) || performance.now() >= until || this.#closed)
          throw this.#handleFailure(error);
        await delay(retryEveryMs);
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#db.destroy();
  }

  /** Creates the schema once; tries again after a failure. Locks, so that instances can start together. */
  #open(): Promise<void> {
    this.#opened ??= this.#db
      .transaction()
      .execute(async (db) => {
        if (await isSchemaCreated(db)) return;
        await takeLocks(db, ["lead queue schema"]);
        if (!(await isSchemaCreated(db))) await createSchema(db);
      })
      .catch((error) => {
        this.#opened = undefined;
        throw error;
      });
    return this.#opened;
  }

  /** Converts an error. After a read timeout, also replaces all connections, which the network may have dropped. */
  #handleFailure(error: unknown): LeadStorageError {
    if (/read timeout/.test(reasonOf(error)) && !this.#closed) {
      const old = this.#db;
      this.#db = connect(this.#url);
      old.destroy().catch(() => undefined);
    }
    if (error instanceof LeadStorageError) return error;
    // Leaves out PostgreSQL's `detail`, which may quote stored values. If the host has several IP addresses and none
    // responds, the error has only a code.
    const problem = reasonOf(error) || codeOf(error) || "no connection";
    return new LeadStorageError(`The lead database failed: ${problem}`, { cause: error });
  }
}

function connect(url: string): Queries {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "site leads",
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    max: maxConnections,
    async onConnect(client) {
      await client.query(sessionSettings);
    },
    query_timeout: statementMs + 1_000,
    types,
  });
  // The next statement fails anyway; without a listener, a broken connection would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }).withSchema(schemaName);
}

/** Takes the locks in sorted order, so that transactions cannot deadlock. */
async function takeLocks(db: Queries, names: readonly string[]): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(name) FROM (
    SELECT DISTINCT hashtextextended(text, 0) AS name FROM unnest(${[...names]}::text[]) AS text ORDER BY name
  ) AS names`.execute(db);
}

async function isSchemaCreated(db: Queries): Promise<boolean> {
  // Unlike to_regclass, this does not read a stale cache.
  const found =
    await sql`SELECT FROM pg_tables WHERE schemaname = ${schemaName} AND tablename = 'settings'`.execute(db);
  if (found.rows.length === 0) return false;
  const version = Number(await readSetting(db, "format"));
  if (version !== formatVersion)
    throw new LeadStorageError(wrongVersionMessage("The lead database", version));
  return true;
}

async function createSchema(db: Queries): Promise<void> {
  const definitions = `CREATE SCHEMA IF NOT EXISTS ${schemaName}; SET LOCAL search_path TO ${schemaName}; ${createTablesSql()}`;
  await sql.raw(definitions).execute(db);
  await writeSetting(db, "format", String(formatVersion));
}

/** Returns true for errors to retry: connection failure (08), deadlock, serialization (40), shutdown, startup (57P). */
function isTemporary(error: unknown): boolean {
  const code = codeOf(error);
  if (/^(?:08|40|57P)/.test(code) || ["ECONNREFUSED", "ECONNRESET", "EPIPE"].includes(code)) return true;
  return error instanceof Error && /^(?:Connection terminated|Client has encountered)/.test(error.message);
}
