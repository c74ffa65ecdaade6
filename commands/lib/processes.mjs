import { spawn } from "node:child_process";
import { constants } from "node:os";

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();
const graceMs = 9_000;

/**
 * Starts a program in a process group of its own, so that it can be ended together with all it started.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, output: "inherit" | "pipe" }} options
 */
export function startProcess(command, args, { cwd, env, output }) {
  const child = spawn(command, [...args], {
    cwd,
    detached: process.platform !== "win32",
    env,
    shell: process.platform === "win32",
    stdio: ["ignore", output, output],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  child.once("error", () => running.delete(child));
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

/** Ends everything that was started: asks first, and after a while insists. */
export async function endAll() {
  const children = [...running];
  const allEnded = Promise.all(children.map(ended));
  for (const child of children) signalGroup(child, "SIGTERM");
  const insist = setTimeout(() => {
    for (const child of children) signalGroup(child, "SIGKILL");
  }, graceMs);
  await allEnded;
  clearTimeout(insist);
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // Ended by itself in the meantime.
  }
}
