import type { Core } from "@strapi/strapi";

/** Logs uncaught errors and rejections as the log is written, before they end the process. */
export function logCrashes(strapi: Core.Strapi): void {
  process.on("uncaughtException", (error: unknown, origin) => {
    strapi.log.error(error instanceof Error ? String(error.stack) : String(error), { origin });
    // The logger hands its lines on in a later turn.
    setTimeout(() => process.exit(1), 100);
  });
}
