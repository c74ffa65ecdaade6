import { setTimeout as pause } from "node:timers/promises";

/**
 * Does something again and again, with a pause after each time.
 * @param work must not reject; its signal says when it is to end early
 * @returns stops it, once what is under way is done
 */
export function repeat(work: (stop: AbortSignal) => Promise<void>, pauseMs: number): () => Promise<void> {
  const stop = new AbortController();
  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      await work(stop.signal);
      await pause(pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }
  const running = run();
  return async () => {
    stop.abort();
    await running;
  };
}
