import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Load } from "./load.ts";

/** Load average of the last minute, which includes a build or measurement that `npm run bench` ran just before. */
const loadBefore = os.loadavg()[0]?.toFixed(1);

const memory = `${Math.round(os.totalmem() / 2 ** 30)} GB`;
const machine = `${os.availableParallelism()} cores (${os.cpus()[0]?.model.trim() ?? "unknown"}), ${memory}, ${os.platform()} ${os.arch()}, Node ${process.versions.node}`;

/** Prints a report and writes it to `results/`. */
export function saveReport(bench: string, text: string): void {
  const report = `# ${bench}: measured

${new Date().toISOString().slice(0, 10)}, ${machine}. Load average before the run: ${loadBefore}.
Measured with \`npm run bench -- ${bench}\`.

${text}
`;
  const results = path.join(import.meta.dirname, "results");
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, `${bench}.md`), report);
  print(report);
}

/** Returns a Markdown table with aligned columns, readable in a terminal too. */
export function table(headings: readonly string[], rows: readonly (readonly (number | string)[])[]): string {
  const cells = [headings, ...rows].map((row) => row.map(String));
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  const line = (row: readonly string[]) => `| ${row.map(pad).join(" | ")} |`;
  const rule = widths.map((width, column) => (column === 0 ? "" : ":").padStart(width, "-"));
  const [first = [], ...others] = cells;
  return [line(first), `| ${rule.join(" | ")} |`, ...others.map(line)].join("\n");
}

/** Returns the value that `percent` percent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 50);
export const print = (text: string): void => void process.stdout.write(`${text}\n`);

export const loadHeadings = ["", "number", "per second", "p50 ms", "p99 ms", "longest ms"];
export function loadRow(name: string, { latenciesMs, perSecond }: Load): (number | string)[] {
  const latencies = [50, 99, 100].map((percent) => percentile(latenciesMs, percent).toFixed(1));
  return [name, latenciesMs.length, Math.round(perSecond), ...latencies];
}

/** Linux reports processor time in ticks of 1/100 s. */
const ticksPerSecond = 100;

/** Returns the processor time of a process so far, in seconds. Linux only; NaN elsewhere. */
export function processorSeconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    const [userTicks, systemTicks] = fields.slice(11, 13);
    return (Number(userTicks) + Number(systemTicks)) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

/** Returns the resident memory of a process, in megabytes. Linux only; throws elsewhere. */
export function residentMegabytes(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
