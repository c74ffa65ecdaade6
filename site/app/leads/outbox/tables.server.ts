import { type CompiledQuery, type Generated, type Kysely, sql } from "kysely";
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
  arrivals: { sender: string; slot: number; count: number; last_at: number };
}

/** The tables, in a transaction or outside one. */
export type Queries = Kysely<Tables>;

/** The statements that create the tables. */
export function tableDefinitions({ schema }: Pick<Queries, "schema">): CompiledQuery[] {
  const zero = sql.lit(0);
  return [
    schema
      .createTable("settings")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull()),
    schema
      .createTable("leads")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("received_at", "bigint", (column) => column.notNull())
      .addColumn("record", "text", (column) => column.notNull())
      .addColumn("revision", "integer", (column) => column.notNull().defaultTo(zero))
      .addColumn("report_at", "bigint")
      .addColumn("report_attempts", "integer", (column) => column.notNull().defaultTo(zero))
      .addColumn("report_refusals", "integer", (column) => column.notNull().defaultTo(zero)),
    schema.createIndex("leads_fingerprint").on("leads").columns(["fingerprint", "received_at"]),
    schema
      .createIndex("leads_to_report")
      .on("leads")
      .column("report_at")
      .where(sql.ref("report_at"), "is not", null),
    schema
      .createTable("deliveries")
      .addColumn("lead_id", "text", (column) => column.references("leads.id").onDelete("cascade").notNull())
      .addColumn("destination", "text", (column) => column.notNull())
      .addColumn("received_at", "bigint", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(zero))
      .addColumn("refusals", "integer", (column) => column.notNull().defaultTo(zero))
      .addColumn("next_attempt_at", "bigint", (column) => column.notNull().defaultTo(zero))
      .addColumn("needs_attention", "integer", (column) => column.notNull().defaultTo(zero))
      .addColumn("last_status", "text")
      .addColumn("delivered_at", "bigint")
      .addColumn("dead_at", "bigint")
      .addColumn("claim", "text")
      .addColumn("claimed_until", "bigint", (column) => column.notNull().defaultTo(zero))
      .addPrimaryKeyConstraint("deliveries_key", ["lead_id", "destination"]),
    schema
      .createIndex("deliveries_waiting")
      .on("deliveries")
      .columns(["destination", "next_attempt_at", "received_at"])
      .where(waiting),
    schema
      .createTable("arrivals")
      .addColumn("sender", "text", (column) => column.notNull())
      .addColumn("slot", "bigint", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("last_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("arrivals_key", ["sender", "slot"]),
  ].map((definition) => definition.compile());
}

/** Neither delivered nor a dead letter. */
export const waiting = sql<boolean>`(delivered_at IS NULL AND dead_at IS NULL)`;

/** Due now, after all new records, whose time is 0: however many records fail, new ones go first. */
export const dueAgain = sql<number>`CASE WHEN attempts > 0 THEN 1 ELSE 0 END`;

/** Whether a delivery's destination is one of these. */
export const destinationIn = (names: readonly string[]) =>
  names.length === 0
    ? sql<boolean>`(1 = 0)`
    : sql<boolean>`destination IN (${sql.join(names.map((name) => sql.val(name)))})`;

export async function readSetting(db: Queries, name: string): Promise<string | undefined> {
  const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
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
