import { randomUUID } from "node:crypto";
import { createReadStream, mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Client } from "pg";
import { OperatorError } from "./archive";

/** Of the site's queue in PostgreSQL and in a file; the site makes both (site/app/leads/outbox). */
const format = 1;

const tables = `
  CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE leads (
    id TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX leads_fingerprint ON leads (fingerprint, received_at);
  CREATE TABLE deliveries (
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    destination TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER NOT NULL DEFAULT 0,
    needs_attention INTEGER NOT NULL DEFAULT 0,
    last_status TEXT,
    delivered_at INTEGER,
    refusals INTEGER NOT NULL DEFAULT 0,
    dead_at INTEGER,
    revision INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (lead_id, destination)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX deliveries_waiting ON deliveries (destination, next_attempt_at, received_at) WHERE delivered_at IS NULL;
  CREATE TABLE arrivals (
    sender TEXT NOT NULL,
    slot INTEGER NOT NULL,
    count INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (sender, slot)
  ) STRICT, WITHOUT ROWID;
  PRAGMA user_version = ${format};
`;

const columns = {
  leads: ["id", "fingerprint", "received_at", "record"],
  deliveries: [
    "lead_id",
    "destination",
    "received_at",
    "attempts",
    "next_attempt_at",
    "needs_attention::int",
    "last_status",
    "delivered_at",
    "refusals",
    "dead_at",
    "revision",
  ],
  arrivals: ["sender", "slot", "count", "last_at"],
};

async function hasTable(client: Client, name: "restored" | "settings"): Promise<boolean> {
  const { rows } = await client.query("SELECT to_regclass($1) IS NOT NULL AS made", [`outbox.${name}`]);
  return rows[0]?.made === "t";
}

const hasLeads = (client: Client) => hasTable(client, "settings");

/** Whether the leads of an archive still wait for a site to start. */
async function hasRestored(client: Client): Promise<boolean> {
  if (!(await hasTable(client, "restored"))) return false;
  return (await client.query("SELECT number FROM outbox.restored LIMIT 1")).rows.length > 0;
}

/** Leads that wait for a destination; dead letters do not. */
export async function countWaiting(client: Client): Promise<number> {
  if (!(await hasLeads(client))) return 0;
  const { rows } = await client.query<{ leads: string }>(
    "SELECT count(DISTINCT lead_id) AS leads FROM outbox.deliveries WHERE delivered_at IS NULL AND dead_at IS NULL",
  );
  return Number(rows[0]?.leads);
}

/** Copies the queue of a PostgreSQL, at one moment of it, into a file as a site with a queue of its own has it. */
export async function copyLeads(client: Client, file: string): Promise<void> {
  if (await hasRestored(client)) {
    throw new OperatorError(
      "The leads of a restored archive still wait for a site, which would be missing here. Start one, then back up.",
    );
  }
  if (!(await hasLeads(client))) return;
  mkdirSync(path.dirname(file), { recursive: true });
  using database = new DatabaseSync(file);
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const { rows: settings } = await client.query<{ name: string; value: string }>(
    "SELECT name, value FROM outbox.settings",
  );
  const found = settings.find(({ name }) => name === "format")?.value;
  if (Number(found) > format) {
    throw new OperatorError(
      `The lead queue is of a newer version (format ${found}, this one knows ${format}).`,
    );
  }
  database.exec(`BEGIN; ${tables}`);
  const setting = database.prepare("INSERT INTO facts (name, value) VALUES (?, ?)");
  for (const { name, value } of settings) if (name !== "format") setting.run(name, value);
  for (const [table, names] of Object.entries(columns)) {
    const insert = database.prepare(
      `INSERT INTO ${table} (${names.map((name) => name.replace("::int", "")).join()}) VALUES (${names.map(() => "?").join()})`,
    );
    await client.query(`DECLARE leads_of CURSOR FOR SELECT ${names.join()} FROM outbox.${table}`);
    for (;;) {
      const { rows } = await client.query<Record<string, string | null>>("FETCH 500 FROM leads_of");
      if (rows.length === 0) break;
      for (const row of rows) insert.run(...Object.values(row));
    }
    await client.query("CLOSE leads_of");
  }
  database.exec("COMMIT");
  await client.query("COMMIT");
}

const pieceBytes = 1024 * 1024;

/**
 * Leaves the file of a queue in the database of the sites, which lie on other machines and alone know how to read it.
 * The next site that starts moves its leads into the tables (site/app/leads/outbox/postgres/restored-queues.server.ts).
 */
export async function leaveForSites(client: Client, file: string): Promise<void> {
  const queue = randomUUID();
  const secret = secretIn(file);
  await client.query("BEGIN");
  await client.query("SET LOCAL synchronous_commit = on");
  await client.query(`CREATE SCHEMA IF NOT EXISTS outbox;
    CREATE TABLE IF NOT EXISTS outbox.restored (
      queue uuid,
      number integer,
      secret text,
      bytes bytea NOT NULL,
      PRIMARY KEY (queue, number)
    )`);
  let number = 0;
  for await (const bytes of createReadStream(file, { highWaterMark: pieceBytes })) {
    await client.query("INSERT INTO outbox.restored VALUES ($1, $2, $3, $4)", [queue, number, secret, bytes]);
    number += 1;
  }
  await client.query("COMMIT");
}

function secretIn(file: string): string | null {
  using database = new DatabaseSync(file, { readOnly: true });
  const found = database.prepare("SELECT value FROM facts WHERE name = 'secret'").get()?.value;
  return typeof found === "string" ? found : null;
}
