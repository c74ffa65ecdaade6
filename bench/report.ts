import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const loadBefore = loadAverage();

/** Prints a report and writes it to `results/`. */
export function saveReport(bench: string, text: string): void {
  const report = `# ${bench}: measured

${new Date().toISOString().slice(0, 10)}, ${machineClass()}. Load average before the run: ${loadBefore}.
Measured with \`npm run bench -- ${bench}\`.

${text}
`;
  const results = path.join(import.meta.dirname, "results");
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, `${bench}.md`), report);
  process.stdout.write(`${report}\n`);
}

/** Returns a Markdown table with aligned columns, readable in a terminal too. */
export function table(headings: readonly string[], rows: readonly (readonly (number | string)[])[]): string {
  const cells = [headings, ...rows].map((row) => row.map(String));
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  const line = (row: readonly string[]) => `| ${row.map(pad).join(" | ")} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  const [first = [], ...others] = cells;
  return [line(first), `| ${rule.join(" | ")} |`, ...others.map(line)].join("\n");
}

/** Returns the value that `percent` percent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? Number.NaN;
}

/** Returns the middle value, or the lower of the two middle ones. */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** Prints a line. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`);

function machineClass(): string {
  const [processor] = os.cpus();
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GB`;
  return `${os.availableParallelism()} cores (${processor?.model.trim() ?? "unknown"}), ${memory}, ${os.platform()} ${os.arch()}, Node ${process.versions.node}`;
}

/** Returns the load average of the last minute; above 0.5 before a run, other processes use the processor too. */
function loadAverage(): string {
  return (os.loadavg()[0] ?? 0).toFixed(1);
}

const ticksPerSecond = 100;

/** Returns the processor time of a process so far, in seconds. Linux only; NaN elsewhere. */
export function processorSeconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

/** Returns the resident memory of a process, in megabytes. Linux only. */
export function residentMegabytes(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
