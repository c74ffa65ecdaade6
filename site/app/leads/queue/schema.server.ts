import { type Generated, type Kysely, type RawBuilder, sql } from "kysely";
import * as v from "valibot";
import { reasonOf } from "../../reason.ts";

/** Version of the tables. Increase it with each change to them: the site refuses to open any other version. */
export const formatVersion = 3;

/** Times are Unix milliseconds. */
export interface Tables {
  settings: { name: string; value: string };
  leads: {
    id: string;
    fingerprint: string;
    received_at: number;
    record: string;
    /** Number of delivery results so far. The inbox keeps the report with the highest. */
    revision: Generated<number>;
    /** Time of the next report of delivery results to the inbox, or null. */
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
    needs_attention: Generated<number>;
    last_status: Generated<string | null>;
    delivered_at: Generated<number | null>;
    dead_at: Generated<number | null>;
    /** ID of the lease that ends at `claimed_until`, or null. */
    claim: Generated<string | null>;
    claimed_until: Generated<number>;
  };
  lead_counts: { client_key: string; bucket: number; count: number; last_at: number };
}

/** Tables, with or without a transaction. */
export type Queries = Kysely<Tables>;

/** DDL for both engines. */
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

/** Database of the queue. Methods reject with LeadStorageError. */
export interface Engine {
  /** Leases, if several instances share the database. */
  readonly leases:
    | { isFree(leaseMs: number): RawBuilder<boolean>; until(leaseMs: number): RawBuilder<number> }
    | undefined;
  /** Runs in the transaction that opens the database. */
  prepare: ((db: Queries) => Promise<void>) | undefined;
  /** Runs statements without a transaction. */
  run<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
  /**
   * Resolves once durable (fsync). May repeat `work` after a lost connection. Transactions with a common lock run one
   * after the other.
   */
  transaction<Result>(work: (db: Queries) => Promise<Result>, locks?: readonly string[]): Promise<Result>;
  /** Throws LeadStorageError if writes would be lost. */
  check(): void;
  /** Throws if a new connection cannot read the database. */
  probe(): void;
  close(): Promise<void>;
}

/** The record could not be stored: full disk, locked file, or database down. */
export class LeadStorageError extends Error {
  override readonly name = "LeadStorageError";
}

export function storageErrorOf(error: unknown): LeadStorageError {
  if (error instanceof LeadStorageError) return error;
  return new LeadStorageError(`The lead queue failed: ${reasonOf(error)}`, { cause: error });
}

/** The queue cannot be opened; the message says what to do. */
export class QueueOpenError extends Error {
  override readonly name = "QueueOpenError";
}

export function otherVersion(what: string, version: number): string {
  const age = version > formatVersion ? "a newer" : "an older";
  return `${what} was written by ${age} version of the site (format ${version}, this one reads ${formatVersion}). Use that version.`;
}

/** Runs `work` once, and again only after a failure. */
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

/** Neither delivered nor dead. */
export const waiting = sql<boolean>`(delivered_at IS NULL AND dead_at IS NULL)`;

/** Value of `next_attempt_at` that makes a delivery due now: 1 after an attempt, so that new records (0) go first. */
export const dueAgain = sql<number>`CASE WHEN attempts > 0 THEN 1 ELSE 0 END`;

/** Matches deliveries to these destinations. */
export const destinationIn = (names: readonly string[]) =>
  names.length === 0
    ? sql<boolean>`(1 = 0)`
    : sql<boolean>`destination IN (${sql.join(names.map((name) => sql.val(name)))})`;

export async function readSetting(db: Queries, name: string): Promise<string | undefined> {
  const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

const listSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);

/** Reads a setting that is a list. */
export async function readList(db: Queries, name: "destinations" | "link-keys"): Promise<readonly string[]> {
  return v.parse(listSchema, await readSetting(db, name));
}

/** Skips unchanged values, so that a start works on a full disk. */
export async function writeSetting(db: Queries, name: string, value: string): Promise<void> {
  if ((await readSetting(db, name)) === value) return;
  const row = db.insertInto("settings").values({ name, value });
  await row.onConflict((conflict) => conflict.column("name").doUpdateSet({ value })).execute();
}

/** Adds newsletter link keys. Call it in a transaction that locks `linkKeysLock`. */
export async function addLinkKeys(db: Queries, keys: readonly string[]): Promise<readonly string[]> {
  const all = [...new Set([...(await readList(db, "link-keys")), ...keys])];
  await writeSetting(db, "link-keys", JSON.stringify(all));
  return all;
}

export const linkKeysLock = "link keys";
