import { once } from "node:events";
import { Worker, type WorkerOptions } from "node:worker_threads";

/** The thread did not answer in time, or died of the job. */
export class JobEnded extends Error {
  override readonly name = "JobEnded";
}

const startDeadlineMs = 30_000;

/**
 * A thread that does one job after the other. One that takes too long is ended together with the thread, and holds
 * nobody up but those behind it in the line. The program in `file` says "ready", then answers each message with one.
 */
export class TimedWorker {
  readonly #file: URL;
  readonly #options: WorkerOptions;
  #last: Promise<unknown> = Promise.resolve();
  #worker: Worker | null = null;

  constructor(file: URL, options: WorkerOptions) {
    this.#file = file;
    this.#options = options;
  }

  /** Rejects with JobEnded for a job that is longer under way than `deadlineMs`, or takes all of the memory. */
  run(job: unknown, deadlineMs: number): Promise<unknown> {
    const done = this.#last.then(() => this.#runNow(job, deadlineMs));
    this.#last = done.catch(() => {});
    return done;
  }

  async #runNow(job: unknown, deadlineMs: number): Promise<unknown> {
    this.#worker ??= await this.#started();
    const worker = this.#worker;
    // Without a job it keeps no process from ending.
    worker.ref();
    try {
      worker.postMessage(job);
      return await answerOf(worker, deadlineMs);
    } catch (error) {
      this.#worker = null;
      void worker.terminate();
      throw new JobEnded(isTimeout(error) ? `within ${deadlineMs} ms` : "with the memory there is", {
        cause: error,
      });
    } finally {
      worker.unref();
    }
  }

  async #started(): Promise<Worker> {
    const worker = new Worker(this.#file, this.#options);
    await answerOf(worker, startDeadlineMs).catch((error: unknown) => {
      void worker.terminate();
      throw error;
    });
    // Between jobs it is nobody's error; the next job finds it gone.
    worker.on("error", () => {});
    return worker;
  }
}

/** Rejects when the thread fails or ends instead. */
async function answerOf(worker: Worker, deadlineMs: number): Promise<unknown> {
  const ended = new AbortController();
  const end = () => ended.abort();
  worker.once("exit", end);
  try {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(deadlineMs)]);
    const [answer]: unknown[] = await once(worker, "message", { signal });
    return answer;
  } finally {
    worker.off("exit", end);
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof Error && error.cause.name === "TimeoutError";
}
