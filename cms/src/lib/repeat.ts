import { setTimeout as pause } from "node:timers/promises";

/**
 * Runs `work` again and again with a pause in between. `work` must not reject and should end on the signal. Returns a
 * function that stops it and waits for the current run.
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
