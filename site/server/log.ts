import { format } from "node:util";
import { currentRequestId } from "../app/request-scope.server.ts";

export const logLevels = ["debug", "info", "warning", "error"] as const;
type LogLevel = (typeof logLevels)[number];

type Fields = Readonly<Record<string, string | number | boolean>>;

/** Default levels of events; those not listed are `info`. docs/operations/watch.md explains each event. */
const eventLevels: Readonly<Record<string, LogLevel>> = {
  "content.entry-invalid": "warning",
  "content.file-damaged": "error",
  "content.file-unreadable": "error",
  "content.media-not-pruned": "warning",
  "content.unreadable": "warning",
  "file.failed": "error",
  "lead.delivery-failed": "warning",
  "lead.delivery-not-recorded": "error",
  "lead.inbox-without-key": "warning",
  "lead.needs-attention": "error",
  "lead.not-stored": "error",
  "lead.queue-unreadable": "error",
  "lead.queue-upkeep-failed": "error",
  "lead.retry-failed": "warning",
  "lead.stuck": "warning",
  "metrics.unavailable": "error",
  "newsletter.not-stored": "error",
  "page.error": "error",
  "page.failed": "error",
  "preview.unavailable": "warning",
  "process.failed": "error",
  "request.failed": "error",
};

/** Returns a URL's path for the log, cut to 200 characters: a client can send a path of any length. */
export const loggedPath = (path: string): string => path.slice(0, 200);

let minLevel: LogLevel = "info";
type LogListener = (event: string, level: LogLevel) => void;
const listeners: LogListener[] = [];

export function setLogLevel(level: LogLevel): void {
  minLevel = level;
}

/** Registers a listener for every event, including those that are not written. */
export function onLog(listener: LogListener): void {
  listeners.push(listener);
}

/** Writes an event as one line of JSON. Fields hold names, counts and reasons, never visitors' data. `level` overrides the event's. */
export function log(event: string, fields: Fields = {}): void {
  const { level: givenLevel, ...others } = fields;
  const level = logLevels.find((name) => name === givenLevel) ?? eventLevels[event] ?? "info";
  for (const listener of listeners) listener(event, level);
  if (logLevels.indexOf(level) < logLevels.indexOf(minLevel)) return;
  const requestId = currentRequestId();
  const line = { time: new Date().toISOString(), level, event, ...(requestId && { requestId }), ...others };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

const consoleLevels = { debug: "debug", info: "info", log: "info", warn: "warning", error: "error" } as const;
const maxConsoleTextLength = 1_000;

/** Redirects console output to the log, one line per call, so that a library's text cannot forge a log line. */
export function logConsole(): void {
  for (const [method, level] of Object.entries(consoleLevels)) {
    const write = (...parts: unknown[]) =>
      log("console.written", { level, text: format(...parts).slice(0, maxConsoleTextLength) });
    Reflect.set(console, method, write);
  }
}

/** Logs uncaught errors and rejections before they end the process. */
export function logCrashes(): void {
  process.on("uncaughtException", (error: unknown, origin) => {
    const { message, stack = "" } = error instanceof Error ? error : { message: String(error) };
    log("process.failed", { error: message, origin, stack });
    process.exit(1);
  });
}
