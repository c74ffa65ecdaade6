import { spawn } from "node:child_process";
import { Socket } from "node:net";
import { constants } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Problem, tail } from "./messages.mjs";
import { runtimeEnvironment, runtimeNode } from "./node.mjs";
import { endGroups } from "./process-group.mjs";
import { root } from "./project.mjs";

const windows = process.platform === "win32";
const keptOutput = 200_000;
/** Exit code of a program that the kernel killed, which is how it frees memory. */
const outOfMemory = 137;

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
  // A program may end without reading its input.
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
 * @param {import("node:child_process").ChildProcess} child
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

/**
 * Calls back with what a program writes, as it comes; it must have been started with piped output.
 * @param {import("node:child_process").ChildProcess} child
 * @param {(text: string) => void} onText
 */
export function onOutput({ stdout, stderr }, onText) {
  for (const stream of [stdout, stderr]) stream?.setEncoding("utf8").on("data", onText);
}

/**
 * Starts a program of this project on the pinned Node.
 * @param {readonly string[]} args
 * @param {{ cwd?: string, variables?: NodeJS.ProcessEnv, input?: string, output?: "inherit" | "pipe" }} options
 */
export function startOnNode(args, { cwd = root, variables, input, output = "inherit" }) {
  const env = { ...runtimeEnvironment(), ...variables };
  const node = ["--disable-warning=ExperimentalWarning", ...args];
  return startProcess(runtimeNode(), node, { cwd, env, input, output });
}

/**
 * Runs a program of this project on the pinned Node to its end, and shows its output as it comes.
 * @param {readonly string[]} args
 * @param {{ cwd?: string, variables?: NodeJS.ProcessEnv, input?: string }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runOnNode(args, options = {}) {
  return ended(startOnNode(args, options));
}

/**
 * Runs a program to its end and keeps its output to itself; a failure shows the end of it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, doing: string }} options `doing` names the work in the message
 */
export async function run(command, args, { cwd, env, doing }) {
  let output = "";
  const child = startProcess(command, args, { cwd, env, output: "pipe" });
  onOutput(child, (text) => {
    output = (output + text).slice(-keptOutput);
  });
  const code = await ended(child);
  if (code !== 0) throw problemFrom(output, doing, code);
}

/** Why a program failed, from what it wrote. @param {string} output @param {string} doing @param {number} code */
export function problemFrom(output, doing, code) {
  if (/ENOSPC|no space left on device/i.test(output)) {
    return new Problem(`The disk is full (while ${doing}).`, "Free at least 3 GB.");
  }
  if (/heap limit|heap out of memory/i.test(output) || code === outOfMemory) {
    return new Problem(
      `Memory ran out (while ${doing}).`,
      "Building the cms needs a machine with 3 GB, and 2 GB available.",
    );
  }
  const noNetwork =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i;
  if (noNetwork.test(output)) {
    return new Problem(
      `The package registry cannot be reached (while ${doing}).`,
      `Check the network and npm's registry setting. npm's last words:\n${tail(output)}`,
    );
  }
  const what = /EACCES|EPERM|EROFS/.test(output)
    ? `A file or folder of the project cannot be written (while ${doing}).`
    : `${doing} failed with exit code ${code}.`;
  return new Problem(what, `The last words were:\n${tail(output)}`);
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
  // In a group of its own: what kills ours must not reach it.
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
