import { setTimeout as pause } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { Client } from "pg";

/** Error that ends a start that cannot succeed or would damage an installation. The message says what to do. */
export class StartRefused extends Error {
  override name = "StartRefused";
}

type Log = Pick<Core.Strapi["log"], "error" | "info" | "warn">;

/** Number of the advisory lock. No other lock on this database may use it. */
const lockNumber = 5_054_001;
const firstPauseMs = 500;
const maxPauseMs = 15_000;
const connectTimeoutMs = 5_000;

/**
 * Waits for PostgreSQL and for other cms instances that are starting on it. The lock belongs to a session, so it ends
 * with the connection or process. Returns a function that releases it. Throws StartRefused if the database refuses
 * the connection.
 */
export async function acquireStartupLock(databaseUrl: string, log: Log): Promise<() => Promise<void>> {
  const client = await connect(databaseUrl, log);
  let isReleased = false;
  client.on("error", (error) => {
    if (isReleased) return;
    // The lock is lost with the connection, so another cms may be changing the same tables by now.
    log.error(`Stopping, because the connection to the database was lost during the start: ${error.message}`);
    process.exit(1);
  });
  // Without these settings, PostgreSQL holds the lock of a crashed machine for two hours.
  await client.query(
    "SET tcp_keepalives_idle = 20; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3",
  );
  const lock = "SELECT pg_try_advisory_lock($1) AS locked";
  const { rows } = await client.query<{ locked: boolean }>(lock, [lockNumber]);
  if (!rows[0]?.locked) {
    log.info("Waiting for another cms that is starting on this database");
    await client.query("SELECT pg_advisory_lock($1)", [lockNumber]);
  }
  return async () => {
    isReleased = true;
    await client.end();
  };
}

async function connect(databaseUrl: string, log: Log): Promise<Client> {
  let reportedReason = "";
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectTimeoutMs });
    try {
      await client.connect();
      if (reportedReason !== "") log.info("The database responds");
      return client;
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
      const reason = error instanceof Error && error.message !== "" ? error.message : String(code);
      if (isPermanent(code))
        throw new StartRefused(`The database that DATABASE_URL names refuses this service: ${reason}.`);
      if (reason !== reportedReason) {
        log.warn(
          `The database that DATABASE_URL names cannot be reached: ${reason}. Retrying, at least every ${maxPauseMs / 1000} s`,
        );
      }
      reportedReason = reason;
      await pause(pauseMs);
    }
  }
}

/**
 * Returns true for permanent errors, such as a wrong password; false while the server starts, stops or has no free
 * connection.
 */
const isPermanent = (code = ""): boolean =>
  /^[\dA-Z]{5}$/.test(code) && !code.startsWith("57P") && code !== "53300";
