import { setTimeout as delay, setImmediate } from "node:timers/promises";
import { LeadStorageError } from "./errors.server.ts";

interface Pending<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** A transaction locks a few names for each lead; PostgreSQL has room for some thousands in all. */
const mostInBatch = 100;
/** More than the results of all destinations together: so many at once are visitors. */
const crowd = 16;
/** How long jobs gather while they come in numbers. */
const gatheringMs = { several: 2, crowd: 5 };

/** Stores jobs that arrive together in one transaction, and so with one fsync, which is what a durable write costs. */
export class Batches<Job, Result> {
  readonly #store: (jobs: readonly Job[]) => Promise<readonly (Result | Error)[]>;
  #closed = false;
  #lastSize = 0;
  #pending: Pending<Job, Result>[] = [];
  #running: Promise<void> | undefined;

  /** `store` resolves with the result of each job once all are durable; an error is that of its job alone. */
  constructor(store: (jobs: readonly Job[]) => Promise<readonly (Result | Error)[]>) {
    this.#store = store;
  }

  get crowded(): boolean {
    return this.#lastSize > crowd;
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
    if (this.#lastSize <= 1) await setImmediate();
    else await delay(this.crowded ? gatheringMs.crowd : gatheringMs.several);
    while (this.#pending.length > 0) {
      const batch = this.#pending.splice(0, mostInBatch);
      this.#lastSize = batch.length;
      try {
        const results = await this.#store(batch.map(({ job }) => job));
        for (const [index, result] of results.entries()) {
          if (result instanceof Error) batch[index]?.reject(result);
          else batch[index]?.resolve(result);
        }
      } catch (error) {
        // Those that gathered meanwhile would fare no better: each is answered within the time of one try.
        for (const { reject } of [...batch, ...this.#pending.splice(0)]) reject(error);
      }
    }
    this.#running = undefined;
  }
}
