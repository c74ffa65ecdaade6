import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { LeadStorageError, type Queries } from "./schema.server.ts";

interface Pending<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** Each lead takes a few locks; PostgreSQL has room for some thousands. */
const mostInBatch = 100;

/** Groups jobs that arrive together, or while others run, into one call. */
export class Batches<Job, Result> {
  readonly #store: (jobs: readonly Job[]) => Promise<readonly (Result | Error)[]>;
  #closed = false;
  #pending: Pending<Job, Result>[] = [];
  #running: Promise<void> | undefined;

  /** `store` resolves once all jobs are durable; an Error fails its job alone. */
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

  /** Resolves once all jobs are settled; later ones are rejected. */
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
        // Fail the waiting jobs too: they would only wait for another failing attempt.
        for (const { reject } of [...batch, ...this.#pending.splice(0)]) reject(error);
      }
    }
    this.#running = undefined;
  }
}

interface Job {
  readonly locks: readonly string[];
  /** Returns a function that settles the caller after the commit. */
  readonly run: (db: Queries) => Promise<() => void>;
}

/** Commits concurrent work in one transaction, because fsync dominates the cost of a write. */
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

  /** Failing work does not affect the rest of its transaction. */
  async run<Result>(work: (db: Queries) => Promise<Result>, locks: readonly string[]): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const run = async (db: Queries) => {
      await sql`SAVEPOINT work`.execute(db);
      try {
        const result = await work(db);
        await sql`RELEASE SAVEPOINT work`.execute(db);
        return () => resolve(result);
      } catch (error) {
        // Throws if the disk or connection failed, which fails the whole transaction.
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
