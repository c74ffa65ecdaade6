import { setImmediate } from "node:timers/promises";

type Limit = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Runs no more than `atATime` tasks at a time, in the order in which they came, each begun in a turn of the event loop of
 * its own, so that visitors' requests come in between.
 */
export function limited(atATime: number): Limit {
  const waiting: (() => void)[] = [];
  let running = 0;
  let turn: Promise<unknown> = Promise.resolve();
  return async (task) => {
    if (running >= atATime) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      turn = turn.then(() => setImmediate());
      await turn;
      return await task();
    } finally {
      // The place goes to the next in line, or is free again.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
