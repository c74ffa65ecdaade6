import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { LeadStorageError, type Queries } from "./schema.server.ts";

interface Pending<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** A transaction locks a few names for each lead; PostgreSQL has room for some thousands in all. */
const mostInBatch = 100;

/** Hands jobs that arrive together, or while others are under way, to one call. */
export class Batches<Job, Result> {
  readonly #store: (jobs: readonly Job[]) => Promise<readonly (Result | Error)[]>;
  #closed = false;
  #pending: Pending<Job, Result>[] = [];
  #running: Promise<void> | undefined;

  /** `store` resolves with the result of each job once all are durable; an error is that of its job alone. */
  constructor(store: (jobs: readonly Job[]) => Promise<readonly (Result | Error)[]>) {
    this.#store = store;
  }

  run(job: Job): Promise<Result> {
    if (this.#closed) return Promise.reject(new LeadStorageError("The lead queue is closed"));
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#pending.push({ job, resolve, reject });
    this.#running ??= this.#drain();
    return promise;
  }

  /** Resolves once all jobs so far are stored or rejected; later ones are rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #drain(): Promise<void> {
    await setImmediate();
    while (this.#pending.length > 0) {
      const batch = this.#pending.splice(0, mostInBatch);
      try {
        const results = await this.#store(batch.map(({ job }) => job));
        for (const [index, result] of results.entries()) {
          if (result instanceof Error) batch[index]?.reject(result);
          else batch[index]?.resolve(result);
        }
      } catch (error) {
        // Those that came meanwhile would fare no better: each is answered within the time of one try.
        for (const { reject } of [...batch, ...this.#pending.splice(0)]) reject(error);
      }
    }
    this.#running = undefined;
  }
}

interface Job {
  readonly locks: readonly string[];
  /** Gives what settles its caller once the transaction is committed. */
  readonly run: (db: Queries) => Promise<() => void>;
}

/** Runs work that is asked for together in one transaction: an fsync is what a durable write costs. */
export class GroupCommit {
  readonly #batches: Batches<Job, () => void>;

  constructor(
    transact: <Result>(work: (db: Queries) => Promise<Result>, locks: readonly string[]) => Promise<Result>,
  ) {
    this.#batches = new Batches((jobs) =>
      transact(
        async (db) => {
          const settle: (() => void)[] = [];
          for (const { run } of jobs) settle.push(await run(db));
          return settle;
        },
        jobs.flatMap(({ locks }) => locks),
      ),
    );
  }

  /** Work that fails leaves the rest of its transaction alone. */
  async run<Result>(work: (db: Queries) => Promise<Result>, locks: readonly string[]): Promise<Result> {
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
    const settle = await this.#batches.run({ locks, run });
    settle();
    return promise;
  }

  close(): Promise<void> {
    return this.#batches.close();
  }
}
