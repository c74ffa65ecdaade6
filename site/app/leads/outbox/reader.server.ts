import * as v from "valibot";
import { type QueuedRecord, readQueuedRecord } from "../lead-record.server.ts";
import { type OutboxStatus, stuckAfterMs } from "./status.server.ts";

/** A lead's state at one destination. Times are milliseconds since 1970, or null for what has not happened yet. */
export const deliveryStateSchema = v.object({
  destination: v.string(),
  attempts: v.number(),
  lastStatus: v.nullable(v.string()),
  nextAttemptAt: v.number(),
  needsAttention: v.pipe(v.unknown(), v.transform(Boolean)),
  dead: v.pipe(v.unknown(), v.transform(Boolean)),
  deliveredAt: v.nullable(v.number()),
  /** The site forwards to this destination today. */
  configured: v.pipe(v.unknown(), v.transform(Boolean)),
});

export type DeliveryState = v.InferOutput<typeof deliveryStateSchema>;

export interface QueuedLead {
  readonly id: string;
  readonly receivedAt: number;
  /** Absent when it cannot be read any more. */
  readonly record: QueuedRecord | undefined;
  readonly deliveries: readonly DeliveryState[];
  /** Not confirmed by every configured destination, or by none at all. */
  readonly waiting: boolean;
  /** A dead letter at one destination at least. */
  readonly dead: boolean;
  readonly stuck: boolean;
}

/** One lead wherever it is not delivered; all that wait; all dead letters; or what the inbox had taken, once more. */
export type Retried = { readonly id: string } | "waiting" | "dead" | "inbox";

/** Shows an outbox beside the running site, makes leads due, and removes dead letters. */
export interface OutboxReader {
  status(now: number): Promise<OutboxStatus>;
  /** Every lead that is still here, the newest first. */
  leads(now: number): AsyncIterable<QueuedLead>;
  /** The leads whose id begins so; two are enough to know that it names no single one. */
  find(idStart: string, now: number): Promise<readonly QueuedLead[]>;
  /** Gives how many deliveries are due. */
  retry(which: Retried): Promise<number>;
  /** Removes a lead that waits nowhere any more: a dead letter, with all that is known of it. */
  drop(id: string): Promise<boolean>;
  close(): Promise<void>;
}

/** `row` has the lead's id, received_at and record; `deliveries` its states. */
export function queuedLeadOf(
  row: Readonly<Record<string, unknown>>,
  deliveries: readonly unknown[],
  now: number,
): QueuedLead {
  const states = v.parse(v.array(deliveryStateSchema), deliveries);
  const receivedAt = Number(row.received_at);
  const waiting =
    states.every(({ dead, deliveredAt }) => deliveredAt === null && !dead) ||
    states.some(({ configured, dead, deliveredAt }) => configured && deliveredAt === null && !dead);
  return {
    id: String(row.id),
    receivedAt,
    record: readQueuedRecord(row.record),
    deliveries: states,
    dead: states.some(({ dead }) => dead),
    waiting,
    stuck: waiting && receivedAt < now - stuckAfterMs,
  };
}
