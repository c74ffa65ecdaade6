import { constants } from "node:os";
import { print, report, UserError } from "./messages.mjs";
import { endPrograms } from "./processes.mjs";

const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs a command. When it is done, fails (exit code 1) or gets a signal, ends the programs it has started, and exits.
 * @param {(stop: AbortSignal) => Promise<number | void>} main resolves to the exit code, or stays pending while services run
 * @param {"tool" | "service"} [kind] after a signal, a service exits with 0, a tool with 128 plus the signal's number
 */
export async function command(main, kind = "tool") {
  const stop = new AbortController();
  /** @param {number} code */
  const end = async (code) => {
    if (stop.signal.aborted) return;
    stop.abort();
    await endPrograms();
    process.exit(code);
  };
  // Ignores `EPIPE` if the reader of our output (such as `head`) exits first.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  /** @param {typeof signals[number]} signal */
  const endAfter = (signal) => end(kind === "service" ? 0 : 128 + constants.signals[signal]);
  for (const signal of signals) {
    process.on(signal, () => {
      if (!stop.signal.aborted) print("\nStopping ...");
      void endAfter(signal);
    });
  }
  // npm passes a signal only to the shell between npm and this process. When that shell ends, this process gets another
  // parent.
  const { ppid } = process;
  const checkParent = () => {
    if (process.ppid !== ppid) void endAfter("SIGTERM");
  };
  if (process.env.npm_lifecycle_event) setInterval(checkParent, 500).unref();
  try {
    const [major = 0] = process.versions.node.split(".").map(Number);
    if (major < 18) throw new UserError(`Node ${process.versions.node} is too old.`, "Install Node 24.");
    await end((await main(stop.signal)) ?? 0);
  } catch (error) {
    if (stop.signal.aborted) return;
    report(error);
    await end(1);
  }
}
