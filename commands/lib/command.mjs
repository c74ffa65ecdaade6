import { execFileSync, spawn, spawnSync } from "node:child_process";
import { constants } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { print, report, UserError } from "./messages.mjs";

/** Time that programs get to stop before SIGKILL. */
const graceMs = 9_000;
const windows = process.platform === "win32";
const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
/** Holds the launcher's process ID in the environment of the worker. */
const workerVariable = "COMMAND_WORKER";

/**
 * Runs a command in two processes: a launcher that gets the signals, and a worker that leads a process group with all
 * programs it starts. If either process dies, the other ends the group, so no program keeps running, even after SIGKILL.
 * @param {(stop: AbortSignal) => Promise<number | void>} main resolves to the exit code, or stays pending while services run
 * @param {"tool" | "service"} [kind] after a signal, a service exits with 0, a tool with 128 plus the signal's number
 */
export function command(main, kind = "tool") {
  // Ignores `EPIPE` if the reader of our output (such as `head`) exits first.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  if (process.send && process.env[workerVariable] === String(process.ppid)) void work(main);
  else launch((signal) => (kind === "service" ? 0 : 128 + constants.signals[signal]));
}

/** @param {(signal: "SIGINT" | "SIGTERM" | "SIGHUP") => number} codeAfter */
function launch(codeAfter) {
  const [parent, npm] = [process.ppid, npmPid()];
  const worker = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    detached: !windows,
    env: { ...process.env, [workerVariable]: String(process.pid) },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const group = worker.pid ?? 0;
  /** @type {number | undefined} */
  let exitCode;
  /** @param {number} code */
  const finish = async (code) => {
    if (exitCode !== undefined) return;
    exitCode = code;
    await endGroup(group);
    process.exit(code);
  };
  worker.once("error", () => void finish(1));
  worker.once("exit", (code) => void finish(code ?? 1));
  for (const signal of signals) {
    process.on(signal, () => {
      if (exitCode === undefined) print("\nStopping ...");
      void finish(codeAfter(signal));
    });
  }
  // npm sends no signal if it is killed or its terminal closes.
  setInterval(() => {
    if (npm !== undefined && (process.ppid !== parent || !isAlive(npm))) void finish(codeAfter("SIGHUP"));
  }, 500).unref();
}

/** @param {(stop: AbortSignal) => Promise<number | void>} main */
async function work(main) {
  const stop = new AbortController();
  for (const signal of signals) {
    process.on(signal, () => {
      stop.abort();
      // Releases the channel to the launcher, so that this process exits once its children have.
      process.channel?.unref();
    });
  }
  process.once("disconnect", async () => {
    signalGroup(process.pid, "SIGTERM");
    const deadline = Date.now() + graceMs;
    while (process.getActiveResourcesInfo().includes("ProcessWrap") && Date.now() < deadline) await delay(50);
    signalGroup(process.pid, "SIGKILL");
  });
  try {
    const [major = 0] = process.versions.node.split(".").map(Number);
    if (major < 18) {
      throw new UserError(`Node ${process.versions.node} is too old.`, "Install Node 24.");
    }
    const code = (await main(stop.signal)) ?? 0;
    if (!stop.signal.aborted) process.exit(code);
  } catch (error) {
    if (stop.signal.aborted) return;
    report(error);
    process.exit(1);
  }
}

/** Sends a process group SIGTERM, and SIGKILL after 9 s. Resolves once it has ended. @param {number} leader */
async function endGroup(leader) {
  const deadline = Date.now() + graceMs;
  for (signalGroup(leader, "SIGTERM"); isAlive(windows ? leader : -leader); await delay(50)) {
    if (Date.now() > deadline) return signalGroup(leader, "SIGKILL");
  }
}

/** @param {number} leader @param {"SIGTERM" | "SIGKILL"} signal */
function signalGroup(leader, signal) {
  // Windows has neither process groups nor SIGTERM for console programs.
  if (windows) return void spawnSync("taskkill", ["/pid", String(leader), "/T", "/F"], { stdio: "ignore" });
  try {
    process.kill(-leader, signal);
  } catch {
    // Already ended.
  }
}

/** Returns true if a process, or with a negative ID any process of a group, is alive. @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Returns the process ID of the npm that started this process, usually through a shell. */
function npmPid() {
  if (!process.env.npm_lifecycle_event) return undefined;
  try {
    const line = execFileSync("ps", ["-o", "ppid=,comm=", "-p", String(process.ppid)], { encoding: "utf8" });
    const [, above, name = ""] = /(\d+)\s+(.*)/.exec(line.trim()) ?? [];
    return /sh$/.test(name) ? Number(above) : process.ppid;
  } catch {
    return process.ppid;
  }
}
