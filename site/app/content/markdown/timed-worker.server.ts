import { once } from "node:events";
import { Worker, type WorkerOptions } from "node:worker_threads";

/**
 * The worker ended without a result: too slow, out of memory, or crashed. The message completes the sentence "The text
 * could not be read …".
 */
export class JobFailed extends Error {
  override readonly name = "JobFailed";
}

const startDeadlineMs = 30_000;
const checkEveryMs = 50;
/** Maximum wall time, as a multiple of the processor time allowed. Covers jobs that wait without computing. */
const maxWaitFactor = 10;
const tooLong = new Error("The job takes too long");

/**
 * Worker thread that runs one job at a time and is replaced when a job exceeds its limit. The program in `file` posts
 * "ready", then one message for each job.
 */
export class TimedWorker {
  /** Number of failed jobs, each of which ended its thread. */
  failures = 0;
  readonly #file: URL;
  readonly #options: WorkerOptions;
  #last: Promise<unknown> = Promise.resolve();
  #worker: Worker | null = null;

  constructor(file: URL, options: WorkerOptions) {
    this.#file = file;
    this.#options = options;
  }

  /** Rejects with JobFailed if the job uses more than `deadlineMs` of processor time or runs out of memory. */
  run(job: unknown, deadlineMs: number): Promise<unknown> {
    const run = this.#last.then(() => this.#runNow(job, deadlineMs));
    this.#last = run.catch(() => {});
    return run;
  }

  async #runNow(job: unknown, deadlineMs: number): Promise<unknown> {
    this.#worker ??= await this.#start();
    const worker = this.#worker;
    // Keeps the process alive during a job, but not between jobs.
    worker.ref();
    try {
      worker.postMessage(job);
      return await nextMessage(worker, deadlineMs);
    } catch (error) {
      this.#worker = null;
      this.failures += 1;
      void worker.terminate();
      const isTooLong = error instanceof Error && error.cause === tooLong;
      throw new JobFailed(isTooLong ? `within ${deadlineMs} ms` : "within the memory limit", {
        cause: error,
      });
    } finally {
      worker.unref();
    }
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(this.#file, this.#options);
    await nextMessage(worker, startDeadlineMs).catch((error: unknown) => {
      void worker.terminate();
      throw error;
    });
    // A thread that fails between jobs is replaced by the next job.
    worker.on("error", () => {});
    worker.once("exit", () => {
      if (this.#worker === worker) this.#worker = null;
    });
    return worker;
  }
}

/**
 * Resolves with the worker's next message. Rejects if it fails, exits, or uses more than `deadlineMs` of processor
 * time (wall time says little on a busy machine).
 */
async function nextMessage(worker: Worker, deadlineMs: number): Promise<unknown> {
  const abortController = new AbortController();
  const end = () => abortController.abort(new Error("The thread ended"));
  const reply = once(worker, "message", { signal: abortController.signal });
  const latestAt = performance.now() + deadlineMs * maxWaitFactor;
  let usageAtStart: NodeJS.CpuUsage | undefined;
  async function check(): Promise<void> {
    usageAtStart ??= await worker.cpuUsage();
    const { system, user } = await worker.cpuUsage(usageAtStart);
    const isTooLong = (system + user) / 1_000 > deadlineMs || performance.now() > latestAt;
    if (isTooLong) abortController.abort(tooLong);
  }
  // Measuring an ended worker fails; the exit listener below rejects instead.
  const timer = setInterval(() => void check().catch(() => {}), checkEveryMs);
  worker.once("exit", end);
  try {
    const [message]: unknown[] = await reply;
    return message;
  } finally {
    clearInterval(timer);
    worker.off("exit", end);
  }
}
