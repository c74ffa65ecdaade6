import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { LeadStorageError, type Queries } from "./schema.server.ts";

/** Runs in one transaction, under locks of these names. Rejects with LeadStorageError. */
type Transact = <Result>(work: (db: Queries) => Promise<Result>, locks: readonly string[]) => Promise<Result>;

interface Pending {
  readonly locks: readonly string[];
  /** Gives what settles its caller once the transaction is committed. */
  readonly run: (db: Queries) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/** Each lock takes room in PostgreSQL, and each piece of work keeps those behind it waiting. */
const mostInCommit = 50;

/** Runs what is asked for together in one transaction: an fsync is what a durable write costs. */
export class GroupCommit {
  readonly #transact: Transact;
  #closed = false;
  #committing: Promise<void> | undefined;
  #pending: Pending[] = [];

  constructor(transact: Transact) {
    this.#transact = transact;
  }

  /** Work that fails leaves the rest of its transaction alone. */
  run<Result>(work: (db: Queries) => Promise<Result>, locks: readonly string[]): Promise<Result> {
    if (this.#closed) return Promise.reject(new LeadStorageError("The lead queue is closed"));
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const run = async (db: Queries) => {
      await sql`SAVEPOINT work`.execute(db);
      try {
        const result = await work(db);
        await sql`RELEASE SAVEPOINT work`.execute(db);
        return () => resolve(result);
      } catch (error) {
        // Fails if disk or connection have failed, and with them the whole transaction.
        await sql`ROLLBACK TO SAVEPOINT work`.execute(db);
        return () => reject(error);
      }
    };
    this.#pending.push({ locks, run, reject });
    this.#committing ??= this.#commitPending().finally(() => {
      this.#committing = undefined;
    });
    return promise;
  }

  /** Resolves once all work so far is committed or rejected; later work is rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#committing;
  }

  async #commitPending(): Promise<void> {
    do {
      await setImmediate();
      const group = this.#pending.splice(0, mostInCommit);
      const locks = group.flatMap(({ locks }) => locks);
      try {
        const settle = await this.#transact(async (db) => {
          const settle: (() => void)[] = [];
          for (const { run } of group) settle.push(await run(db));
          return settle;
        }, locks);
        for (const one of settle) one();
      } catch (error) {
        // Those that came meanwhile would fare no better: each is answered within the time of one try.
        for (const { reject } of [...group, ...this.#pending.splice(0)]) reject(error);
      }
    } while (this.#pending.length > 0);
  }
}
