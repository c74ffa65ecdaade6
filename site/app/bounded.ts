import { setImmediate as nextTurn } from "node:timers/promises";
import pLimit from "p-limit";

/** Too much is running and waiting; trying again in a moment may help. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

interface Bound {
  readonly atATime: number;
  /** Tasks of one client that may run and wait, so that no client keeps the others out. */
  readonly perClient?: number;
  readonly waiting: number;
}

/** Limits how many tasks run at a time and how many wait; rejects with {@link Overloaded} beyond that. */
export function bounded({ atATime, perClient = Number.POSITIVE_INFINITY, waiting }: Bound) {
  const limit = pLimit(atATime);
  const tasksOf = new Map<string, number>();
  let refused = 0;

  async function run<Result>(task: () => Promise<Result>, client?: string): Promise<Result> {
    const own = client === undefined ? 0 : (tasksOf.get(client) ?? 0);
    if (own >= perClient || limit.activeCount + limit.pendingCount >= atATime + waiting) {
      refused += 1;
      throw new Overloaded();
    }
    if (client !== undefined) tasksOf.set(client, own + 1);
    try {
      return await limit(async () => {
        // Rendering blocks the thread: between two tasks the event loop answers other requests.
        await nextTurn();
        return task();
      });
    } finally {
      if (client !== undefined) {
        const left = (tasksOf.get(client) ?? 1) - 1;
        if (left > 0) tasksOf.set(client, left);
        else tasksOf.delete(client);
      }
    }
  }
  /** Counts `refused` since the start, the others now. */
  const load = () => ({ refused, underWay: limit.activeCount, waiting: limit.pendingCount });
  return Object.assign(run, { load });
}
