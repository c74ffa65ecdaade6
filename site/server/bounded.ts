import { setImmediate as nextTurn } from "node:timers/promises";
import pLimit from "p-limit";

/** More is under way and waiting than this server takes on; asking again in a moment may help. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

export interface Bound {
  readonly atATime: number;
  readonly waiting: number;
}

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop in which no other task begins. A rendering is all work and no waiting: were a
 * second one to begin before the loop has looked around, nobody would be counted, refused or answered in between.
 */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}

/** Runs tasks of one kind, so many at a time and so many in line; rejects with {@link Overloaded} beyond that. */
export function bounded({
  atATime,
  waiting,
}: Bound): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const limit = pLimit(atATime);
  return async (task) => {
    if (limit.activeCount + limit.pendingCount >= atATime + waiting) throw new Overloaded();
    return limit(async () => {
      await ownTurn();
      return task();
    });
  };
}
