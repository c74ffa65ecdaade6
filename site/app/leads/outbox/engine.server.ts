import type { RawBuilder } from "kysely";
import type { Queries } from "./tables.server.ts";

/** A database that holds the queue. Every method rejects with LeadStorageError when it cannot be read or written. */
export interface Engine {
  /** Several instances use it at once: deliveries are leased in it. */
  readonly shared: boolean;
  /** Runs in the transaction that opens the database, before all else. */
  prepare: ((db: Queries) => Promise<void>) | undefined;
  /** Milliseconds since 1970; the same for all instances. */
  now(): number;
  /** Runs statements that need no transaction, once. */
  run<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
  /** Resolves once the work is on the disk (fsync). May call the work again after a lost connection. */
  transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
  /** Keeps other transactions that lock one of these names waiting until this transaction ends. */
  lock(db: Queries, names: readonly string[]): Promise<void>;
  /** True if an expired lease may be taken. Right after a restart of the database nobody could record results in time. */
  unleased(leaseMs: number): RawBuilder<boolean>;
  /** Throws LeadStorageError when what is written now would be lost. */
  check(): void;
  /** Throws when the database cannot be read by a connection of its own. */
  probe(): void;
  close(): Promise<void>;
}
