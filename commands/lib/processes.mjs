import { spawn } from "node:child_process";
import { Socket } from "node:net";
import { constants } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { endGroups } from "./process-group.mjs";

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

const windows = process.platform === "win32";

/** Leaders of the process groups that may still have members. @type {Set<number>} */
const groups = new Set();

/**
 * Starts a program in a process group of its own, so that it can be ended together with all it started.
 * @param {string} command a path, or the name of a tool on the PATH
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, output: "inherit" | "pipe", input?: string | undefined }} options
 *   `input`: all that it can read from its standard input
 */
export function startProcess(command, args, { cwd, env, output, input }) {
  const child = spawn(command, [...args], {
    cwd,
    detached: !windows,
    env,
    // npm and the installed tools are batch files there.
    shell: windows && !path.isAbsolute(command),
    stdio: [input === undefined ? "ignore" : "pipe", output, output],
  });
  // Who ends before reading it has no use for it.
  child.stdin?.on("error", () => {}).end(input);
  const { pid } = child;
  if (pid !== undefined) {
    groups.add(pid);
    tellWatchdog(`+${pid}`);
    child.once("exit", async () => {
      // What a program leaves behind ends with it.
      await endGroups([pid]);
      groups.delete(pid);
      tellWatchdog(`-${pid}`);
    });
  }
  return child;
}

/**
 * Resolves with the exit code once the program has ended; a program that could not be started counts as 127.
 * @param {ChildProcess} child
 * @returns {Promise<number>}
 */
export function ended(child) {
  return new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("exit", (code, signal) =>
      resolve(code ?? 128 + (signal ? (constants.signals[signal] ?? 0) : 0)),
    );
  });
}

/** Ends everything that was started. */
export function endAll() {
  return endGroups([...groups]);
}

/** @type {import("node:stream").Writable | undefined} */
let toWatchdog;

/** @param {string} line */
function tellWatchdog(line) {
  toWatchdog ??= startWatchdog();
  toWatchdog.write(`${line}\n`);
}

/** Starts the process that ends the groups if this one is killed; if that one is, the next line starts another. */
function startWatchdog() {
  const program = fileURLToPath(new URL("watchdog.mjs", import.meta.url));
  // Of a group of its own: what kills ours must not reach it.
  const child = spawn(process.execPath, [program], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  const forget = () => {
    toWatchdog = undefined;
  };
  child.once("exit", forget).once("error", forget);
  child.stdin.on("error", forget);
  child.stdin.write([...groups].map((pid) => `+${pid}\n`).join(""));
  child.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
  return child.stdin;
}
