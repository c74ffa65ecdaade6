import { Worker } from "node:worker_threads";

const beatMs = 1_000;
// Ten checks per limit: a suspended machine misses only one of them, so its processes are not killed after it resumes.
const checks = 10;

/** Runs in its own thread, because a blocked event loop cannot watch itself. */
const watchdog = `
  const { writeSync } = require("node:fs");
  const { workerData: { beats, checks, limitMs, line } } = require("node:worker_threads");
  let seen = 0;
  for (let missed = 0; missed < checks; missed += 1) {
    if (Atomics.wait(beats, 0, seen, limitMs / checks) !== "timed-out") missed = -1;
    seen = Atomics.load(beats, 0);
  }
  try {
    writeSync(1, JSON.stringify({ time: new Date().toISOString(), ...line }) + "\\n");
  } finally {
    process.kill(process.pid, "SIGKILL");
  }
`;

/**
 * Kills this process when its event loop has been blocked for 30 s, and logs why. The service manager (npm start, systemd,
 * a container runtime with an init process) then restarts it. Tests shorten the limit by the argument `--watchdog-limit-ms=N`.
 */
export function startWatchdog() {
  const [, limitText = "30000"] = /--watchdog-limit-ms=(\d+)/.exec(process.argv.join(" ")) ?? [];
  const limitMs = Number(limitText);
  const message = `The event loop was blocked for ${limitMs / 1000} s. The process kills itself; its service manager restarts it.`;
  const line = { level: "error", event: "process.hung", message };
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(watchdog, {
    eval: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16 },
    workerData: { beats, checks, limitMs, line },
  });
  worker.unref();
  setInterval(
    () => {
      Atomics.add(beats, 0, 1);
      Atomics.notify(beats, 0);
    },
    Math.min(beatMs, limitMs / checks / 2),
  ).unref();
}
