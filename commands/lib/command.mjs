import { checkCommandNode } from "./node.mjs";
import { Problem } from "./problem.mjs";
import { endAll } from "./processes.mjs";
import { say } from "./progress.mjs";

/**
 * Runs a command of this project. Ctrl-C and SIGTERM end everything it started, at any moment; a problem is told
 * in one message and ends it with exit code 1. A number that `main` resolves to is the exit code.
 * @param {(stop: AbortSignal) => Promise<number | void>} main stays pending for as long as services run
 */
export async function command(main) {
  const stop = new AbortController();
  /** @param {number} code */
  async function finish(code) {
    if (stop.signal.aborted) return;
    stop.abort();
    await endAll();
    process.exit(code);
  }
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      if (!stop.signal.aborted) say("\nStopping ...");
      void finish(0);
    });
  }
  try {
    checkCommandNode();
    const code = await main(stop.signal);
    await finish(code ?? 0);
  } catch (error) {
    // What fails because everything is being ended is no news.
    if (stop.signal.aborted) return;
    if (error instanceof Problem) process.stderr.write(`\n${error.message}\n${error.advice}\n`);
    else
      process.stderr.write(`\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    await finish(1);
  }
}
