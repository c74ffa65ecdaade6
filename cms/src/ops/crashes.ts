import type { Core } from "@strapi/strapi";

/** Logs uncaught errors and rejections as the log is written, before they end the process. */
export function logCrashes(strapi: Core.Strapi): void {
  process.on("uncaughtException", (error: unknown, origin) => {
    strapi.log.error(error instanceof Error ? String(error.stack) : String(error), { origin });
    if (origin === "unhandledRejection" && isDatabaseAway(error)) return;
    // The logger hands its lines on in a later turn.
    setTimeout(() => process.exit(1), 100);
  });
}

/** Of PostgreSQL (classes 08 and 57P), of the connection to it, and of the pool that waits for one. */
const away = /^(?:08\w{3}|57P0\d|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|EPIPE|ETIMEDOUT)$/;
const awayWithoutCode =
  /^Connection terminated|^Client has encountered a connection error|^Knex: Timeout acquiring/;

/**
 * Whether a rejection only says that the database has gone. Strapi reads an entry for its events after it has answered,
 * and awaits that nowhere: nothing depends on it, and the service is to answer 503 until the database is back.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && away.test(String(error.code))) || awayWithoutCode.test(error.message);
}
