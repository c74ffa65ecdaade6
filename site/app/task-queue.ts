import { setImmediate as nextIteration } from "node:timers/promises";
import pLimit from "p-limit";

/** Error for a task that was rejected because too many are running or waiting. A retry may succeed. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

interface TaskLimits {
  readonly concurrency: number;
  /** Maximum number of running and waiting tasks per client, so that no client keeps the others out. */
  readonly perClient?: number;
  /** Maximum number of waiting tasks. */
  readonly maxWaiting: number;
}

/** Limits how many tasks run at a time and how many wait; rejects with {@link Overloaded} beyond that. */
export function createTaskQueue({
  concurrency,
  perClient = Number.POSITIVE_INFINITY,
  maxWaiting,
}: TaskLimits) {
  const limit = pLimit(concurrency);
  const taskCounts = new Map<string, number>();
  let refused = 0;

  async function run<Result>(task: () => Promise<Result>, client?: string): Promise<Result> {
    const tasksOfClient = client === undefined ? 0 : (taskCounts.get(client) ?? 0);
    if (tasksOfClient >= perClient || limit.activeCount + limit.pendingCount >= concurrency + maxWaiting) {
      refused += 1;
      throw new Overloaded();
    }
    if (client !== undefined) taskCounts.set(client, tasksOfClient + 1);
    try {
      return await limit(async () => {
        // Tasks such as rendering block the thread. Let the event loop serve other requests between two tasks.
        await nextIteration();
        return task();
      });
    } finally {
      if (client !== undefined) {
        const remaining = (taskCounts.get(client) ?? 1) - 1;
        if (remaining > 0) taskCounts.set(client, remaining);
        else taskCounts.delete(client);
      }
    }
  }
  return Object.assign(run, {
    /** Returns how many tasks were refused since the start. */
    refused: () => refused,
  });
}
