import { execFileSync, spawn } from "node:child_process";
import { onTestFinished } from "vitest";
import { freePort as freePortNumber } from "../../site/testing/listen.ts";
import { temporaryFolder } from "../../site/testing/temporary-folder.ts";
import { root } from "../lib/project.mjs";

const pollMs = 50;

/**
 * Runs an npm command of the project as an operator does, and ends it with the test.
 * @param {readonly string[]} args of npm
 * @param {{ env?: Record<string, string>, folder?: string, input?: string }} [options]
 */
export function npm(args, { env = {}, folder = root, input = "" } = {}) {
  const inheritedVariables = ["CI", "HOME", "PATH", "npm_config_cache"].filter(
    (name) => process.env[name] !== undefined,
  );
  const dataDir = env.DATA_DIR ?? temporaryFolder();
  const child = spawn("npm", args, {
    cwd: folder,
    // Starts it in its own process group, as a shell does.
    detached: true,
    env: {
      ...Object.fromEntries(inheritedVariables.map((name) => [name, process.env[name]])),
      ...env,
      DATA_DIR: dataDir,
    },
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin.on("error", () => {}).end(input);
  const { ended, output } = watchProcess(child);
  const processes = () => findProcesses(`DATA_DIR=${dataDir}`);
  onTestFinished(() => {
    for (const { pid } of processes()) kill(pid, "SIGKILL");
  });
  return {
    dataDir,
    ended,
    /** Lists the running processes of the command, with their command lines. */
    processes,
    output,
    pid: child.pid ?? 0,
    /** Resolves once the command has printed the text. @param {string} text */
    prints: (text) =>
      eventually(`${text} from npm ${args.join(" ")}, which printed:\n`, output, () =>
        output().includes(text),
      ),
    /** Resolves once all processes of the command have ended. */
    processesEnded: () =>
      eventually(
        "the processes to end:",
        () => JSON.stringify(processes()),
        () => processes().length === 0,
      ),
  };
}

/**
 * Collects the output of a process and waits for its exit code or signal.
 * @param {import("node:child_process").ChildProcess} child
 */
export function watchProcess(child) {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  /** @type {Promise<number | string | null>} */
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve(signal ?? code)));
  return { ended, output: () => output };
}

/** Lists processes whose environment or command line contains the text. @param {string} text */
export function findProcesses(text) {
  const list = execFileSync("ps", ["axeww", "-o", "pid=,command="], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 ** 2,
  });
  return list
    .split("\n")
    .filter((line) => line.includes(text))
    .map((line) => ({
      command: line
        .trim()
        .replace(/^\d+\s+/, "")
        .slice(0, 400),
      pid: Number(line.trim().split(/\s+/)[0]),
    }));
}

/** @param {number} pid @param {NodeJS.Signals} signal */
export function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // Already ended.
  }
}

/**
 * Resolves once `isDone` returns true. After the deadline, rejects with an error that says what it waited for.
 * @param {string} what what it waits for
 * @param {() => string} output the output so far, for the error
 * @param {() => boolean | Promise<boolean>} isDone
 * @param {number} [deadlineMs]
 */
export async function eventually(what, output, isDone, deadlineMs = 200_000) {
  const deadline = Date.now() + deadlineMs;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`Waited ${deadlineMs} ms for ${what} ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/** Returns the status of a response, or 0 without one. @param {string} url @param {RequestInit} [init] */
export async function statusOf(url, init) {
  const response = await fetch(url, init).catch(() => null);
  return response?.status ?? 0;
}

/** Returns a free port as the text of an environment variable. */
export const freePort = async () => String(await freePortNumber());
