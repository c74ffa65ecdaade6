import { spawn, spawnSync } from "node:child_process";
import { constants } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { UserError } from "./messages.mjs";
import { root, runtimeEnvironment, runtimeNode } from "./project.mjs";

/** Number of characters of a program's output that are kept for error messages. */
const keptCharacters = 20_000;
/** Time that programs get to stop before SIGKILL. */
const graceMs = 9_000;
const isWindows = process.platform === "win32";
/** Process IDs of the running programs, each of which leads a process group. @type {Set<number>} */
const running = new Set();

/**
 * Starts a program. Its output goes to the terminal or, if `onOutput` is set, only to `onOutput`; the result then keeps
 * the end of the output in `output`.
 * @param {string} command a path, or the name of a tool on the PATH @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, onOutput?: ((text: string) => void) | undefined }} options
 */
export function startProgram(command, args, { cwd, env, onOutput }) {
  const stream = onOutput ? "pipe" : "inherit";
  const child = spawn(command, [...args], {
    cwd,
    env,
    detached: !isWindows,
    // npm and the installed tools are batch files on Windows.
    shell: isWindows && !path.isAbsolute(command),
    stdio: ["inherit", stream, stream],
  });
  const { pid = 0 } = child;
  if (pid) running.add(pid);
  const program = {
    output: "",
    /** @type {Promise<number>} the exit code; 127 if it cannot be started, 128 plus the signal's number if one ended it */
    ended: new Promise((resolve) => {
      child.once("error", () => resolve(127));
      child.once("close", (code, signal) => {
        running.delete(pid);
        resolve(code ?? 128 + constants.signals[signal ?? "SIGTERM"]);
      });
    }),
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
      program.output = (program.output + text).slice(-keptCharacters);
      onOutput?.(text);
    });
  }
  return program;
}

/** Sends SIGTERM to all programs and what they have started, after 9 s SIGKILL. Resolves once the programs have ended. */
export async function endPrograms() {
  const deadline = Date.now() + graceMs;
  for (signalPrograms("SIGTERM"); signalPrograms(0); await delay(50)) {
    if (Date.now() > deadline) signalPrograms("SIGKILL");
  }
}

/** Signals all programs. Returns true if any still ran. @param {"SIGTERM" | "SIGKILL" | 0} signal 0 sends none */
function signalPrograms(signal) {
  const signaled = [...running].filter((pid) => {
    // Windows has neither process groups nor SIGTERM for console programs.
    if (isWindows) return signal && spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"]).status === 0;
    try {
      return process.kill(-pid, signal);
    } catch {
      return false;
    }
  });
  return signaled.length > 0;
}

/**
 * Starts a program of this project on the pinned Node.
 * @param {readonly string[]} args
 * @param {{ cwd?: string, variables?: NodeJS.ProcessEnv, onOutput?: ((text: string) => void) | undefined }} [options]
 */
export function startOnNode(args, { cwd = root, variables, onOutput } = {}) {
  const env = { ...runtimeEnvironment(), ...variables };
  const nodeArgs = ["--disable-warning=ExperimentalWarning", ...args];
  return startProgram(runtimeNode(), nodeArgs, { cwd, env, onOutput });
}

/**
 * Runs a program without showing its output. Rejects with the end of the output if the program fails.
 * @param {string} command @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, doing: string }} options `doing` names the work in the message
 */
export async function run(command, args, { cwd, env, doing }) {
  const program = startProgram(command, args, { cwd, env, onOutput: () => {} });
  const code = await program.ended;
  if (code !== 0) throw explainFailure(program.output, doing, code);
}

/** @type {readonly [pattern: RegExp, problem: string, advice: string][]} */
const knownFailures = [
  [/ENOSPC|no space left on device|disk is full/i, "The disk is full", "Free at least 3 GB."],
  [
    /heap limit|heap out of memory/i,
    "Memory ran out",
    "Building the cms needs 2 GB of available memory. Run `npm run package` on a larger machine, and its archives here.",
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    "The package registry cannot be reached",
    "Check the network and npm's registry setting.",
  ],
  [/EACCES|EPERM|EROFS/, "A file or folder of the project cannot be written", "Check its owner."],
];

/** Explains why a program failed. @param {string} output @param {string} doing @param {number} code */
export function explainFailure(output, doing, code) {
  const [, problem = `A program failed with exit code ${code}`, advice = "Fix the reason and try again."] =
    knownFailures.find(([pattern]) => pattern.test(output)) ?? [];
  const lastLines = output.trim().split("\n").slice(-25).join("\n");
  return new UserError(`${problem} (while ${doing}).`, `${advice} The last output was:\n${lastLines}`);
}
