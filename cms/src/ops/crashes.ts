import type { Core } from "@strapi/strapi";

/**
 * Logs uncaught errors and unhandled rejections in the log's format, then ends the process, unless a rejection only
 * means that the database is down.
 */
export function handleCrashes(strapi: Core.Strapi): void {
  process.on("uncaughtException", (error: unknown, origin) => {
    strapi.log.error(error instanceof Error ? String(error.stack) : String(error), { origin });
    if (origin === "unhandledRejection" && isDatabaseDown(error)) return;
    // Give the logger, which writes asynchronously, the time to write.
    setTimeout(() => process.exit(1), 100);
  });
}

/** Errors of PostgreSQL (classes 08 and 57P), of the connection, and of the connection pool. */
const downCode = /^(?:08\w{3}|57P0\d|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|EPIPE|ETIMEDOUT)$/;
const downMessage =
  /^Connection terminated|^Client has encountered a connection error|^Knex: Timeout acquiring/;

/**
 * Returns true if an unhandled rejection only means that the database is down: Strapi reads entries for its events
 * without awaiting the result. The service must keep responding with 503 until the database returns.
 */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && downCode.test(String(error.code))) || downMessage.test(error.message);
}
