/** Writes one line of JSON for each event. Fields are names, counts and reasons; a visitor's data is never one of them. */
export function log(event: string, fields: Readonly<Record<string, string | number | boolean>> = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
}

/** Logs uncaught errors and rejections before they end the process. */
export function logCrashes(): void {
  process.on("uncaughtException", (error: unknown, origin) => {
    const { message, stack = "" } = error instanceof Error ? error : { message: String(error) };
    log("process.failed", { error: message, origin, stack });
    process.exit(1);
  });
}
