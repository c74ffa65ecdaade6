import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { codeOf, reasonOf } from "../../../reason.ts";
import type { OpenOutbox } from "../reader.server.ts";
import type { Query as OutboxQuery, Row } from "../statements.server.ts";
import { LeadStorageError } from "../store.server.ts";
import { prepareSchema, statements } from "./schema.server.ts";

/** The driver takes lists too. */
export type Query = OutboxQuery<unknown>;

/** A visitor waits for what these limit: a database that is away is told of within a few seconds. */
const connectMs = 2_000;
const statementMs = 3_000;
/** A connection that broke is made again and the transaction repeated: a restart of the database takes no longer. */
const repeatForMs = 3_000;
const repeatEveryMs = 200;

/** Several deliveries and one batch of leads at a time. */
const connections = 10;

// Whatever the server's default: what is confirmed to a visitor has to survive a crash of the server. No instance
// holds up the others for longer than the last limit, even if it stops in the middle of its transaction.
const begin = `BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = ${statementMs};
  SET LOCAL idle_in_transaction_session_timeout = ${statementMs}`;

/** Whole numbers stay below 2^53 here. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
};

/** The database that instances share, with the schema of the outbox; it may be away at any time. */
export class Database implements OpenOutbox {
  readonly statements = statements;
  readonly #pool: pg.Pool;
  readonly #whenOpened: (query: Query) => Promise<void>;
  #opening: Promise<void> | undefined;

  /** `whenOpened` is called once the database has first answered, in the transaction that prepares the schema. */
  constructor(url: string, whenOpened: (query: Query) => Promise<void> = async () => undefined) {
    this.#whenOpened = whenOpened;
    this.#pool = new pg.Pool({
      connectionString: url,
      application_name: "site outbox",
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      max: connections,
      query_timeout: statementMs + 1_000,
      types,
    });
    // The next statement tells of it; unheard, a connection that breaks would end the process.
    this.#pool.on("error", () => undefined);
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
  }

  /** Rejects with LeadStorageError. */
  opened(): Promise<void> {
    return this.#repeated(() => this.#open());
  }

  /** The rows of one statement, which is tried once. Rejects with LeadStorageError. */
  readonly query: Query = async (text, values = []) => {
    try {
      await this.#open();
      return (await this.#pool.query<Row>(text, [...values])).rows;
    } catch (error) {
      throw storageErrorOf(error);
    }
  };

  /** What the work did is durable when this resolves. It may be called again. Rejects with LeadStorageError. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    return this.#repeated(async () => {
      await this.#open();
      return this.#transaction(work);
    });
  }

  #open(): Promise<void> {
    this.#opening ??= this.#transaction(async (query) => {
      await prepareSchema(query);
      await this.#whenOpened(query);
    }).catch((error) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    let failure: Error | undefined;
    try {
      await client.query(begin);
      const result = await work(
        async (text, values = []) => (await client.query<Row>(text, [...values])).rows,
      );
      await client.query("COMMIT");
      return result;
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      throw failure;
    } finally {
      // Closed, a connection rolls back by itself.
      client.release(failure);
    }
  }

  async #repeated<Result>(work: () => Promise<Result>): Promise<Result> {
    const until = performance.now() + repeatForMs;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (isPassing(error) && performance.now() < until && !this.#pool.ending) {
          await delay(repeatEveryMs);
          continue;
        }
        throw storageErrorOf(error);
      }
    }
  }
}

function storageErrorOf(error: unknown): LeadStorageError {
  if (error instanceof LeadStorageError) return error;
  // A server's message names tables and users. An error for several addresses has a code alone.
  const problem = reasonOf(error) || codeOf(error) || "no connection";
  return new LeadStorageError(`The lead database failed: ${problem}`, { cause: error });
}

/** Server classes: connection failure (08), deadlock or serialization (40), shutting down and starting (57P). */
function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  if (/^(?:08|40|57P)/.test(code) || ["ECONNREFUSED", "ECONNRESET", "EPIPE"].includes(code)) return true;
  return error instanceof Error && /^Connection terminated/.test(error.message);
}
