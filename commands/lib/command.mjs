import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { messageOf, Problem, say, tell } from "./messages.mjs";
import { checkCommandNode } from "./node.mjs";
import { whenNpmIsGone } from "./npm-in-front.mjs";
import { endAll } from "./processes.mjs";

/**
 * Runs a command of this project. Ctrl-C, SIGTERM and the end of the npm in front of it end everything it started,
 * at any moment; a problem is told in one message and ends it with exit code 1. A number that `main` resolves to is
 * the exit code.
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
  // The reader of the output may be gone before everything has ended.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  whenNpmIsGone(() => void finish(0));
  try {
    checkCommandNode();
    makeTemporaryFolder();
    const code = await main(stop.signal);
    await finish(code ?? 0);
  } catch (error) {
    // What fails because everything is being ended is no news.
    if (stop.signal.aborted) return;
    tell(error);
    await finish(1);
  }
}

/** TMPDIR may name a folder that the last restart of the machine has taken away. */
function makeTemporaryFolder() {
  try {
    mkdirSync(tmpdir(), { recursive: true });
  } catch (error) {
    const what = `The folder for temporary files, ${tmpdir()}, cannot be used: ${messageOf(error)}.`;
    throw new Problem(what, "Name another with TMPDIR.");
  }
}
