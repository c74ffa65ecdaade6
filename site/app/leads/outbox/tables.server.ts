import { type Generated, type Kysely, sql } from "kysely";
import * as v from "valibot";
import { inboxName } from "../destinations/inbox.server.ts";

/** Raised with every change of the tables; a queue with another number is refused. */
export const formatVersion = 2;

/** Times are milliseconds since 1970. */
export interface Tables {
  settings: { name: string; value: string };
  leads: {
    id: string;
    fingerprint: string;
    received_at: number;
    record: string;
    /** Counts what has happened to the lead, for the report on it to the inbox. */
    revision: Generated<number>;
    /** When the next report is due; null while there is nothing to report. */
    report_at: Generated<number | null>;
    report_attempts: Generated<number>;
    report_refusals: Generated<number>;
  };
  deliveries: {
    lead_id: string;
    destination: string;
    received_at: number;
    attempts: Generated<number>;
    refusals: Generated<number>;
    next_attempt_at: Generated<number>;
    /** 0 or 1. */
    needs_attention: Generated<number>;
    last_status: Generated<string | null>;
    delivered_at: Generated<number | null>;
    dead_at: Generated<number | null>;
    /** Who has leased the delivery until `claimed_until`, where several instances deliver. */
    claim: Generated<string | null>;
    claimed_until: Generated<number>;
  };
  lead_counts: { client_key: string; bucket: number; count: number; last_at: number };
}

/** The tables, in a transaction or outside one. */
export type Queries = Kysely<Tables>;

/** Creates the tables, in the words of both engines. */
export const schema = `
  CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL);
  CREATE TABLE leads (
    id text PRIMARY KEY,
    fingerprint text NOT NULL,
    received_at bigint NOT NULL,
    record text NOT NULL,
    revision integer NOT NULL DEFAULT 0,
    report_at bigint,
    report_attempts integer NOT NULL DEFAULT 0,
    report_refusals integer NOT NULL DEFAULT 0
  );
  CREATE INDEX leads_fingerprint ON leads (fingerprint, received_at);
  CREATE INDEX leads_to_report ON leads (report_at) WHERE report_at IS NOT NULL;
  CREATE TABLE deliveries (
    lead_id text NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    destination text NOT NULL,
    received_at bigint NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    refusals integer NOT NULL DEFAULT 0,
    next_attempt_at bigint NOT NULL DEFAULT 0,
    needs_attention integer NOT NULL DEFAULT 0,
    last_status text,
    delivered_at bigint,
    dead_at bigint,
    claim text,
    claimed_until bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (lead_id, destination)
  );
  CREATE INDEX deliveries_waiting ON deliveries (destination, next_attempt_at, received_at)
    WHERE delivered_at IS NULL AND dead_at IS NULL;
  CREATE INDEX deliveries_leased ON deliveries (destination, claimed_until) WHERE claimed_until > 0;
  CREATE TABLE lead_counts (
    client_key text NOT NULL,
    bucket bigint NOT NULL,
    count integer NOT NULL,
    last_at bigint NOT NULL,
    PRIMARY KEY (client_key, bucket)
  );
`;

/** Neither delivered nor a dead letter. */
export const waiting = sql<boolean>`(delivered_at IS NULL AND dead_at IS NULL)`;

/** Due now, after all new records, whose time is 0: however many records fail, new ones go first. */
export const dueAgain = sql<number>`CASE WHEN attempts > 0 THEN 1 ELSE 0 END`;

/** Selects deliveries to one of these destinations. */
export const destinationIn = (names: readonly string[]) =>
  names.length === 0
    ? sql<boolean>`(1 = 0)`
    : sql<boolean>`destination IN (${sql.join(names.map((name) => sql.val(name)))})`;

export async function readSetting(db: Queries, name: string): Promise<string | undefined> {
  const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

const listSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);

/** A setting that holds a list, such as "destinations", where the site forwards to, or "link-keys". */
export async function readList(db: Queries, name: string): Promise<readonly string[]> {
  return v.parse(listSchema, await readSetting(db, name));
}

/** Writes only what has changed: a start with a full disk succeeds and delivers what is queued. */
export async function writeSetting(db: Queries, name: string, value: string): Promise<void> {
  if ((await readSetting(db, name)) === value) return;
  await db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** One lead wherever it is not delivered; all that wait; all dead letters; or what the inbox had taken, once more. */
export type Retried = { readonly id: string } | "waiting" | "dead" | "inbox";

/** Makes deliveries to these destinations due, dead letters from the beginning. Resolves with how many. */
export async function makeDue(db: Queries, names: readonly string[], which: Retried): Promise<number> {
  let query = db.updateTable("deliveries").set({ next_attempt_at: dueAgain }).where(destinationIn(names));
  if (which === "inbox") {
    query = query.set({ delivered_at: null }).where("destination", "=", inboxName);
    query = query.where("delivered_at", "is not", null);
  } else {
    const refusals = sql<number>`CASE WHEN dead_at IS NULL THEN refusals ELSE 0 END`;
    query = query.set({ refusals, dead_at: null, needs_attention: 0 }).where("delivered_at", "is", null);
    if (which === "waiting") query = query.where("dead_at", "is", null);
    if (which === "dead") query = query.where("dead_at", "is not", null);
    if (typeof which === "object") query = query.where("lead_id", "=", which.id);
  }
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
