import type { QueuedRecord } from "../lead-record.server.ts";
import type { Batches } from "./batches.server.ts";
import type { Engine } from "./engine.server.ts";
import type { Queries } from "./tables.server.ts";

/** One record on its way to one destination. */
export interface Delivery {
  readonly leadId: string;
  readonly attempts: number;
  readonly refusals: number;
  /** Names the lease where several instances deliver; an older lease may no longer record a failure. */
  readonly claim?: string;
  /** For a report: the number of the lead's latest event. */
  readonly revision?: number;
  /** Absent when it cannot be read any more. */
  readonly record: QueuedRecord | undefined;
}

/** The result of an attempt. Times are milliseconds since 1970. */
export interface Attempt {
  readonly at: number;
  readonly delivered: boolean;
  readonly dead: boolean;
  readonly needsAttention: boolean;
  readonly nextAttemptAt: number;
  /** This record was refused, not every call. */
  readonly refused: boolean;
  readonly status: string;
}

/** The queue of one dispatcher, in the order in which records are due. Rejects with LeadStorageError. */
export interface Work {
  /** Takes what is due, at most so many: no other dispatcher gets them until their results are recorded. */
  claim(limit: number): Promise<readonly Delivery[]>;
  /** Milliseconds until the next delivery is due that is not now; null when none waits. */
  nextDueInMs(): Promise<number | null>;
  record(delivery: Delivery, attempt: Attempt): Promise<void>;
  /** The destination answers again: what waited for it is due; what it has refused keeps its wait. */
  recover(): Promise<void>;
}

export interface WorkOptions {
  readonly engine: Engine;
  /** How long a delivery is leased: longer than a call may take, and recording its result. */
  readonly leaseMs: number;
  /** How long what happens to a lead is gathered before it is reported. */
  readonly reportDelayMs: number;
  /** True if the inbox gets a report on this record. */
  readonly reportsOn: (record: QueuedRecord) => boolean;
  /** Statements that share a transaction with others of the same moment. */
  readonly writes: Batches<(db: Queries) => Promise<void>, void>;
}

/** Writes one line of the log. The fields never hold what a visitor typed. */
export type LogEvent = (event: string, fields: Record<string, string | number | boolean>) => void;
