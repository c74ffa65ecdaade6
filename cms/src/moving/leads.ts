import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Client } from "pg";
import { MovingError } from "./archive";

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

export async function hasLeads(client: Client): Promise<boolean> {
  const { rows } = await client.query("SELECT to_regclass('outbox.settings') IS NOT NULL AS made");
  return rows[0]?.made === "t";
}

/** Copies the queue of a PostgreSQL, at one moment of it, into a file as a site with a queue of its own has it. */
export async function copyLeads(client: Client, file: string): Promise<void> {
  if (!(await hasLeads(client))) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const { rows: settings } = await client.query<{ name: string; value: string }>(
      "SELECT name, value FROM outbox.settings",
    );
    const found = settings.find(({ name }) => name === "format")?.value;
    if (Number(found) > format) {
      throw new MovingError(
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
  } finally {
    database.close();
  }
}
