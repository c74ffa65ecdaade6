import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { LeadStorageError, type Queries, storageErrorOf } from "./schema.server.ts";

type Transact = <Result>(work: (db: Queries) => Promise<Result>, locks: readonly string[]) => Promise<Result>;

interface Job {
  readonly locks: readonly string[];
  /** Returns a function that settles the caller after the commit. */
  readonly run: (db: Queries) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

/** Maximum leads per commit: each takes a few locks, and PostgreSQL has room for some thousands. */
const maxInCommit = 100;

/** Commits concurrent work in one transaction, because fsync dominates the cost of a write. */
export class GroupCommit {
  readonly #transact: Transact;
  #closed = false;
  #committing: Promise<void> | undefined;
  #jobs: Job[] = [];

  constructor(transact: Transact) {
    this.#transact = transact;
  }

  /** Resolves once `work` is durable. Failing work does not affect the rest of its transaction. */
  run<Result>(work: (db: Queries) => Promise<Result>, locks: readonly string[]): Promise<Result> {
    if (this.#closed) return Promise.reject(new LeadStorageError("The lead queue is closed"));
    const { promise, resolve, reject: fail } = Promise.withResolvers<Result>();
    const run = async (db: Queries) => {
      await sql`SAVEPOINT work`.execute(db);
      try {
        const result = await work(db);
        await sql`RELEASE SAVEPOINT work`.execute(db);
        return () => resolve(result);
      } catch (error) {
        // Throws if the disk or connection failed, which fails the whole transaction.
        await sql`ROLLBACK TO SAVEPOINT work`.execute(db);
        return () => fail(storageErrorOf(error));
      }
    };
    this.#jobs.push({ locks, run, fail });
    this.#committing ??= this.#commitAll();
    return promise;
  }

  /** Resolves once all work is settled; later work is rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#committing;
  }

  async #commitAll(): Promise<void> {
    while (this.#jobs.length > 0) {
      // Gathers work that arrives together, and lets the process answer requests between two commits.
      await setImmediate();
      const jobs = this.#jobs.splice(0, maxInCommit);
      const locks = jobs.flatMap((job) => job.locks);
      try {
        const settled = await this.#transact(async (db) => {
          const settles: (() => void)[] = [];
          for (const { run } of jobs) settles.push(await run(db));
          return settles;
        }, locks);
        for (const settle of settled) settle();
      } catch (error) {
        // Fail the waiting jobs too: they would only wait for another failing attempt.
        for (const { fail } of [...jobs, ...this.#jobs.splice(0)]) fail(error);
      }
    }
    this.#committing = undefined;
  }
}
