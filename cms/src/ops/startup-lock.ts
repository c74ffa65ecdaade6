import { setTimeout as pause } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { Client } from "pg";
import { StartRefused } from "./installation";

/** A cms that is being started, while others on its database wait. */
export interface Turn {
  end(): Promise<void>;
}

type Log = Pick<Core.Strapi["log"], "error" | "info" | "warn">;

/** Any number will do that nobody else uses on this database. */
const lockNumber = 5_054_001;
const firstPauseMs = 500;
const longestPauseMs = 15_000;
const connectTimeoutMs = 5_000;

/**
 * Waits for PostgreSQL, however long it is away, and for every cms that is being started on the same database. The turn
 * is a lock of a session: it ends with the connection, also when the process is killed.
 * @throws StartRefused when the database lets nobody in with this address
 */
export async function turnOn(databaseUrl: string, log: Log): Promise<Turn> {
  const client = await connected(databaseUrl, log);
  let isOver = false;
  client.on("error", (error) => {
    if (isOver) return;
    // Another cms may be setting up the same tables by now.
    log.error(`The start ends, because the connection to the database was lost: ${error.message}`);
    process.exit(1);
  });
  // Of a machine that is gone, PostgreSQL would keep the connection and the lock for two hours.
  await client.query(
    "SET tcp_keepalives_idle = 20; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3",
  );
  const { rows } = await client.query<{ isOurs: boolean }>('SELECT pg_try_advisory_lock($1) AS "isOurs"', [
    lockNumber,
  ]);
  if (!rows[0]?.isOurs) {
    log.info("Another cms is being started on this database: it is waited for");
    await client.query("SELECT pg_advisory_lock($1)", [lockNumber]);
  }
  return {
    async end() {
      isOver = true;
      await client.end();
    },
  };
}

async function connected(databaseUrl: string, log: Log): Promise<Client> {
  let told = "";
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectTimeoutMs });
    try {
      await client.connect();
      if (told !== "") log.info("The database answers");
      return client;
    } catch (error) {
      const reason = error instanceof Error && error.message !== "" ? error.message : String(codeOf(error));
      if (!mayPass(error)) {
        throw new StartRefused(`The database that DATABASE_URL names refuses this service: ${reason}.`);
      }
      if (reason !== told) {
        log.warn(
          `The database that DATABASE_URL names cannot be reached: ${reason}. It is tried again, at least every ${longestPauseMs / 1000} s`,
        );
      }
      told = reason;
      await pause(pauseMs);
    }
  }
}

/** What PostgreSQL itself refuses stays wrong, such as a password, unless it is starting, stopping or full. */
function mayPass(error: unknown): boolean {
  const code = codeOf(error);
  const isAnswer = code !== undefined && /^[\dA-Z]{5}$/.test(code);
  return !isAnswer || code.startsWith("57P") || code === "53300";
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
