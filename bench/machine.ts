import { readFileSync } from "node:fs";
import os from "node:os";

/** What the figures were measured on, without saying whose machine it is. */
export function machineClass(): string {
  const [processor] = os.cpus();
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GB`;
  return `${os.availableParallelism()} cores (${processor?.model.trim() ?? "unknown"}), ${memory}, ${os.platform()} ${os.arch()}, Node ${process.versions.node}`;
}

/** Processes that wanted to run during the last minute; above 0.5 before a run, others share the processor. */
export function loadAverage(): string {
  return (os.loadavg()[0] ?? 0).toFixed(1);
}

const ticksPerSecond = 100;

/** Time that a process has had of the processors so far, in seconds. Linux only; NaN elsewhere, and without a process. */
export function processorSeconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

/** Memory of a process that is in use, in megabytes. Linux only. */
export function residentMegabytes(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
