import type { DatabaseSync } from "node:sqlite";
import { reasonOf } from "../../../reason.ts";
import { LeadStorageError } from "../store.server.ts";

interface Job {
  /** Returns what to call once the work is on the disk. */
  readonly work: () => () => void;
  readonly reject: (error: LeadStorageError) => void;
}

/** How long writes gather while they come in numbers. */
const gatheringMs = { several: 2, crowd: 5 };
/** More than the confirmations of all destinations together: so many at once are visitors. */
const crowd = 16;

/**
 * Writes that arrive together share one transaction and so one fsync, which is what a durable write costs.
 * While a commit runs, the next writes gather.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  #jobs: Job[] = [];
  #scheduled = false;
  #closed = false;
  #lastCommitted = 0;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Resolves once the work is durable. Rejects with LeadStorageError, and then nothing of the work is stored. */
  run<Result>(work: () => Result): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    if (this.#closed) {
      reject(new LeadStorageError("The lead queue is closed"));
      return promise;
    }
    this.#jobs.push({
      work: () => {
        const result = work();
        return () => resolve(result);
      },
      reject,
    });
    if (!this.#scheduled) {
      this.#scheduled = true;
      if (this.#lastCommitted <= 1) setImmediate(() => this.#commit());
      else setTimeout(() => this.#commit(), this.crowded ? gatheringMs.crowd : gatheringMs.several);
    }
    return promise;
  }

  get crowded(): boolean {
    return this.#lastCommitted > crowd;
  }

  /** Stores what was given so far; later work is refused. */
  close(): void {
    this.#commit();
    this.#closed = true;
  }

  #commit(): void {
    this.#scheduled = false;
    const jobs = this.#jobs;
    if (jobs.length === 0) return;
    this.#jobs = [];
    this.#lastCommitted = jobs.length;
    this.#store(jobs);
  }

  #store(jobs: readonly Job[]): void {
    let current: Job | undefined;
    try {
      this.#database.exec("BEGIN IMMEDIATE");
      const acknowledge: (() => void)[] = [];
      for (current of jobs) acknowledge.push(current.work());
      current = undefined;
      this.#database.exec("COMMIT");
      for (const resolve of acknowledge) resolve();
    } catch (cause) {
      this.#rollBack();
      const error = new LeadStorageError(`The lead queue could not be written: ${reasonOf(cause)}`, {
        cause,
      });
      for (const job of current ? [current] : jobs) job.reject(error);
      // A job that throws must not cost the others their place.
      if (current && jobs.length > 1) this.#store(jobs.filter((job) => job !== current));
    }
  }

  #rollBack(): void {
    try {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
    } catch {
      // SQLite has rolled back by itself after a failure of the disk.
    }
  }
}
