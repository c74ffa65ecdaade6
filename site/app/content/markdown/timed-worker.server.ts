import { once } from "node:events";
import { Worker, type WorkerOptions } from "node:worker_threads";

/** The thread did not answer in time, or died of the job. */
export class JobEnded extends Error {
  override readonly name = "JobEnded";
}

const startDeadlineMs = 30_000;
const checkEveryMs = 50;
/** Times the deadline: a thread that waits for something spends nothing. */
const longestWait = 10;

/**
 * A thread that does one job after the other. One that takes too long is ended together with the thread, and holds
 * nobody up but those behind it in the line. The program in `file` says "ready", then answers each message with one.
 */
export class TimedWorker {
  /** Threads that were ended for their job. */
  ends = 0;
  readonly #file: URL;
  readonly #options: WorkerOptions;
  #last: Promise<unknown> = Promise.resolve();
  #worker: Worker | null = null;

  constructor(file: URL, options: WorkerOptions) {
    this.#file = file;
    this.#options = options;
  }

  /** Rejects with JobEnded for a job that takes more than `deadlineMs` of processor time, or all of the memory. */
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
      this.ends += 1;
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

/**
 * The thread's next word. Rejects when it fails or ends instead, and when it has spent more than `deadlineMs` of
 * processor time: on a machine that has much else to do the clock says little.
 */
async function answerOf(worker: Worker, deadlineMs: number): Promise<unknown> {
  const ended = new AbortController();
  const end = () => ended.abort(new Error("The thread ended"));
  const answered = once(worker, "message", { signal: ended.signal });
  const latestAt = performance.now() + deadlineMs * longestWait;
  let before: NodeJS.CpuUsage | undefined;
  async function check(): Promise<void> {
    before ??= await worker.cpuUsage();
    const { system, user } = await worker.cpuUsage(before);
    const isTooLong = (system + user) / 1_000 > deadlineMs || performance.now() > latestAt;
    if (isTooLong) ended.abort(new JobTooLong());
  }
  // A thread that has ended cannot be measured any more, and says so itself.
  const checking = setInterval(() => void check().catch(() => {}), checkEveryMs);
  worker.once("exit", end);
  try {
    const [answer]: unknown[] = await answered;
    return answer;
  } finally {
    clearInterval(checking);
    worker.off("exit", end);
  }
}

class JobTooLong extends Error {}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof JobTooLong;
}
