import { randomBytes } from "node:crypto";
import type { Generated, Kysely, RawBuilder } from "kysely";

/** Version of the tables. Increase it with each change to them: the site refuses to open any other version. */
export const formatVersion = 5;

/** Times are Unix milliseconds. */
export interface Tables {
  settings: { name: string; value: string };
  /** Leads and newsletter events, waiting and delivered. */
  leads: {
    id: string;
    fingerprint: string;
    received_at: number;
    /** QueuedRecord as JSON. */
    record: string;
    /** Grows with each change that the inbox must learn. The inbox keeps the report with the highest revision. */
    revision: Generated<number>;
    /** Time of the next report of delivery results to the inbox, or null. */
    report_at: Generated<number | null>;
    /** How often a retry of this lead alone was requested: in the inbox, or by `npm run leads -- retry ID`. */
    retries: Generated<number>;
  };
  deliveries: {
    lead_id: string;
    destination: string;
    attempts: Generated<number>;
    next_attempt_at: Generated<number>;
    /** 1 if a person must act before it can succeed, else 0. */
    needs_attention: Generated<number>;
    last_status: Generated<string | null>;
    delivered_at: Generated<number | null>;
    /** End of the lease of the instance that delivers it; used in PostgreSQL only. */
    claimed_until: Generated<number>;
  };
  lead_counts: { client_key: string; bucket: number; count: number; last_at: number };
}

/** Query builder for the tables, in a transaction or without one. */
export type Queries = Kysely<Tables>;

/** Returns the statements that create an empty queue, for both engines. */
export const createTablesSql = () => `
  CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL);
  INSERT INTO settings (name, value) VALUES ('secret', '${randomBytes(32).toString("hex")}');
  CREATE TABLE leads (
    id text PRIMARY KEY,
    fingerprint text NOT NULL,
    received_at bigint NOT NULL,
    record text NOT NULL,
    revision integer NOT NULL DEFAULT 0,
    report_at bigint,
    retries integer NOT NULL DEFAULT 0
  );
  CREATE INDEX leads_fingerprint ON leads (fingerprint, received_at);
  CREATE INDEX leads_to_report ON leads (report_at) WHERE report_at IS NOT NULL;
  CREATE TABLE deliveries (
    lead_id text NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    destination text NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at bigint NOT NULL DEFAULT 0,
    needs_attention integer NOT NULL DEFAULT 0,
    last_status text,
    delivered_at bigint,
    claimed_until bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (lead_id, destination)
  );
  CREATE INDEX deliveries_waiting ON deliveries (destination, next_attempt_at) WHERE delivered_at IS NULL;
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
  /** Clock of the database in Unix milliseconds, for leases, if several instances share it. */
  readonly sharedClock?: RawBuilder<number>;
  /** Runs statements without a transaction. */
  run<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
  /** Resolves once durable (fsync). May repeat `work`. Transactions with a common lock run one after the other. */
  transaction<Result>(work: (db: Queries) => Promise<Result>, locks?: readonly string[]): Promise<Result>;
  /** Throws LeadStorageError if the file was moved or replaced. A database server protects its own files. */
  checkFile?(): void;
  /** Throws if a new connection cannot read the file. */
  testRead?(): void;
  close(): Promise<void>;
}

/** The queue could not be read or written: for example, the disk is full, the file locked, or the database down. */
export class LeadStorageError extends Error {
  override readonly name = "LeadStorageError";
}

/** Returns the outcome of a LeadStorageError; rethrows any other error. */
export function outcomeOfStorageError(error: unknown): "failed" {
  if (error instanceof LeadStorageError) return "failed";
  throw error;
}

/** The queue cannot be opened. The message says what to do. */
export class QueueOpenError extends Error {
  override readonly name = "QueueOpenError";
}

export function wrongVersionMessage(what: string, version: number): string {
  const age = version > formatVersion ? "a newer" : "an older";
  return `${what} was written by ${age} version of the site (format ${version}, this one reads ${formatVersion}). Use that version.`;
}

export async function readSetting(db: Queries, name: string): Promise<string | undefined> {
  const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

export async function writeSetting(db: Queries, name: string, value: string): Promise<void> {
  const row = db.insertInto("settings").values({ name, value });
  await row.onConflict((conflict) => conflict.column("name").doUpdateSet({ value })).execute();
}
