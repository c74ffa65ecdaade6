import { setTimeout as pause } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { Client } from "pg";
import { errorMessage, stringField, UserError } from "../lib/values";

/** Number of the advisory lock. No other lock on this database may use it. */
const lockNumber = 5_054_001;
const pauseMs = 3_000;
const connectTimeoutMs = 5_000;

/**
 * Waits for PostgreSQL and for other cms instances that are starting on it. The lock belongs to a session, so it ends
 * with the connection or process; if the connection is lost, the process exits. Returns a function that releases it.
 */
export async function acquireStartupLock(
  databaseUrl: string,
  log: Core.Strapi["log"],
): Promise<() => Promise<void>> {
  const client = await connect(databaseUrl, log);
  // Without these settings, PostgreSQL holds the lock of a crashed machine for two hours.
  await client.query(
    "SET tcp_keepalives_idle = 20; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3",
  );
  await client.query("SELECT pg_advisory_lock($1)", [lockNumber]);
  return () => client.end();
}

async function connect(databaseUrl: string, log: Core.Strapi["log"]): Promise<Client> {
  let reportedReason = "";
  for (;;) {
    const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectTimeoutMs });
    try {
      await client.connect();
      return client;
    } catch (error) {
      const code = stringField(error, "code") ?? "";
      const reason = errorMessage(error) || code;
      // PostgreSQL's error codes for wrong credentials start with 28, for a missing database with 3D.
      if (/^(?:28|3D)/.test(code))
        throw new UserError(`The database that DATABASE_URL names refuses this service: ${reason}.`);
      if (reason !== reportedReason)
        log.warn(`The database that DATABASE_URL names cannot be reached: ${reason}. Retrying`);
      reportedReason = reason;
      await pause(pauseMs);
    }
  }
}
