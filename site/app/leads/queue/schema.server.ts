import { type Generated, type Kysely, type RawBuilder, sql } from "kysely";
import * as v from "valibot";

/** Raised with every change of the tables; a queue with another number is refused. */
export const formatVersion = 3;

/** Times are milliseconds since 1970. */
export interface Tables {
  settings: { name: string; value: string };
  leads: {
    id: string;
    fingerprint: string;
    received_at: number;
    record: string;
    /** Counts the results at destinations; the report on the lead to the inbox carries it. */
    revision: Generated<number>;
    /** When the next report is due; null while there is nothing to report. */
    report_at: Generated<number | null>;
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

/** Creates the tables on both engines. */
export const schema = `
  CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL);
  CREATE TABLE leads (
    id text PRIMARY KEY,
    fingerprint text NOT NULL,
    received_at bigint NOT NULL,
    record text NOT NULL,
    revision integer NOT NULL DEFAULT 0,
    report_at bigint,
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
  CREATE TABLE lead_counts (
    client_key text NOT NULL,
    bucket bigint NOT NULL,
    count integer NOT NULL,
    last_at bigint NOT NULL,
    PRIMARY KEY (client_key, bucket)
  );
`;

/** A database that holds the queue. Every method rejects with LeadStorageError when it cannot be read or written. */
export interface Engine {
  /** How several instances share the deliveries; undefined where one instance has the database to itself. */
  readonly leases:
    | { isFree(leaseMs: number): RawBuilder<boolean>; until(leaseMs: number): RawBuilder<number> }
    | undefined;
  /** Runs in the transaction that opens the database. */
  prepare: ((db: Queries) => Promise<void>) | undefined;
  /** Runs statements that need no transaction, once. */
  run<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
  /**
   * Resolves once the work is on the disk (fsync). May call the work again after a lost connection. Other transactions
   * that lock one of these names wait until this one ends.
   */
  transaction<Result>(work: (db: Queries) => Promise<Result>, locks?: readonly string[]): Promise<Result>;
  /** Throws LeadStorageError when what is written now would be lost. */
  check(): void;
  /** Throws when the database cannot be read by a connection of its own. */
  probe(): void;
  close(): Promise<void>;
}

/** The queue could not keep a record: its disk is full or failing, its file is locked, or its database is away. */
export class LeadStorageError extends Error {
  override readonly name = "LeadStorageError";
}

/** The queue cannot be opened; the message says what to do. */
export class QueueOpenError extends Error {
  override readonly name = "QueueOpenError";
}

export function otherVersion(what: string, version: number): string {
  const age = version > formatVersion ? "a newer" : "an older";
  return `${what} was written by ${age} version of the site (format ${version}, this one reads ${formatVersion}). Use that version.`;
}

/** Runs the work once; again only after it has failed. */
export function onceDone(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work().catch((error) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}

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

/** A setting that holds a list: "destinations" of the site, or "link-keys". */
export async function readList(db: Queries, name: "destinations" | "link-keys"): Promise<readonly string[]> {
  return v.parse(listSchema, await readSetting(db, name));
}

/** Writes only what has changed: a start with a full disk succeeds and delivers what is queued. */
export async function writeSetting(db: Queries, name: string, value: string): Promise<void> {
  if ((await readSetting(db, name)) === value) return;
  const row = db.insertInto("settings").values({ name, value });
  await row.onConflict((conflict) => conflict.column("name").doUpdateSet({ value })).execute();
}

/** Adds keys of the newsletter's links, in a transaction that locks `linkKeysLock`; resolves with all. */
export async function addLinkKeys(db: Queries, keys: readonly string[]): Promise<readonly string[]> {
  const all = [...new Set([...(await readList(db, "link-keys")), ...keys])];
  await writeSetting(db, "link-keys", JSON.stringify(all));
  return all;
}

export const linkKeysLock = "link keys";
