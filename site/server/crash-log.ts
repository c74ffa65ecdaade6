import { log } from "./log.ts";

/** Logs what nobody caught, a promise's rejection included, before it ends the process. */
export function logCrashes(): void {
  process.on("uncaughtException", (error: unknown, origin) => {
    const { message, stack = "" } = error instanceof Error ? error : { message: String(error) };
    log("process.failed", { error: message, origin, stack });
    process.exit(1);
  });
}
