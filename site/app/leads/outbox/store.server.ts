import * as v from "valibot";
import type { Destination } from "../destinations/destination.server.ts";
import type { DeliveryReport } from "../destinations/inbox.server.ts";
import { readQueuedRecord } from "../lead-record.server.ts";
import type { Added, AdmissionRules, LeadKey } from "./admission.server.ts";
import type { OutboxStatus } from "./status.server.ts";

/** The outbox could not keep a record: its disk is full or failing, its file is locked, or its database is away. */
export class LeadStorageError extends Error {
  override readonly name = "LeadStorageError";
}

/** The outbox cannot be opened; the message says what to do. */
export class OutboxOpenError extends Error {
  override readonly name = "OutboxOpenError";
}

/** Writes one line of the log. The fields never hold what a visitor typed. */
export type LogEvent = (event: string, fields: Record<string, string | number | boolean>) => void;

/**
 * How long a lead stays after its last destination confirmed it or made it a dead letter: long enough to send a month's
 * leads again after the inbox was restored from a backup. The inbox is the record, so personal data leaves here then.
 */
export const retentionMs = 30 * 24 * 3_600_000;

/** A dead letter comes last in the index of what waits. */
const never = Number.MAX_SAFE_INTEGER;

export const deliverySchema = v.object({
  leadId: v.string(),
  destination: v.string(),
  attempts: v.number(),
  refusals: v.number(),
  /** 0 for a record itself; a report's number, which counts what has happened to the record elsewhere. */
  revision: v.number(),
  /** Names this claim where several instances deliver; an older one no longer says what failed. */
  claim: v.optional(v.string(), ""),
  /** Absent when it cannot be read any more. */
  record: v.pipe(v.unknown(), v.transform(readQueuedRecord)),
});

/** One record on its way to one destination. */
export type Delivery = v.InferOutput<typeof deliverySchema>;

/** What came of an attempt. Times are milliseconds since 1970. */
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

/** For the parameters of a settled delivery. */
export function settledValues({ destination, leadId, revision }: Delivery, attempt: Attempt) {
  const { at, dead, delivered, needsAttention, nextAttemptAt, refused, status } = attempt;
  return [
    ...[leadId, destination, revision],
    // A zero byte, which PostgreSQL keeps in no text, says nothing.
    ...[Number(refused), status.replaceAll("\0", ""), Number(needsAttention), dead ? never : nextAttemptAt],
    ...[delivered ? at : null, dead ? at : null],
  ];
}

/**
 * Keeps the records of the outbox and what came of them. What a method promises to store is on the disk (fsync) when
 * its promise resolves; every method rejects with LeadStorageError when the store cannot be reached or written.
 */
export interface OutboxStore {
  /** In a rush, acknowledging visitors comes before delivering. */
  readonly crowded: boolean;
  /** Milliseconds since 1970, on the clock of the store: the same for all instances that share it. */
  now(): number;
  /** The secret that all digests of this outbox are keyed with. */
  secret(): Promise<string>;
  /** The keys of the newsletter's links so far, hexadecimal; `current` becomes one of them. */
  linkKeys(current: string): Promise<readonly string[]>;
  /** Where records go from now on; noted in the store for the command line. */
  setDestinations(destinations: readonly Destination[]): void;
  /** Adds a lead unless it is here already, as `addOnce` decides. */
  add<Refusal>(key: LeadKey, rules: AdmissionRules<Refusal>): Promise<Added<Refusal>>;
  /** What is due for a destination, at most so many: nobody else is given them until they are settled. */
  claim(destination: string, limit: number): Promise<readonly Delivery[]>;
  /** Milliseconds until the next delivery is due that is not now; null when none waits. */
  nextDueInMs(destination: string): Promise<number | null>;
  settle(delivery: Delivery, attempt: Attempt): Promise<void>;
  /** What there is to report of a lead: its state at every other destination. */
  reportOf(leadId: string): Promise<DeliveryReport>;
  /**
   * After a start, or after the clock was set back: a lead that is not delivered everywhere gets the destinations that
   * are new, and everything undelivered is due at once, since a restart often follows a repair. Dead letters stay.
   */
  resume(): Promise<void>;
  /** Makes a record due wherever it was not delivered, dead letters included, and a report on it. */
  retry(leadId: string): Promise<void>;
  /** The destination answers again: what waited for it is due; what was refused for its own sake keeps its wait. */
  recover(destination: string): Promise<void>;
  status(): Promise<OutboxStatus>;
  /** Whether others have made something due since this was last asked: "retry" when a person asked for it. */
  poll(): Promise<"nothing" | "due" | "retry">;
  /** Removes what has passed its retention. Resolves with the ids of the leads that no destination ever accepted. */
  purge(): Promise<readonly string[]>;
  /** Resolves when a lead could be stored and read now. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
