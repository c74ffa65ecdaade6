import type { QueuedRecord } from "../queued-record.server.ts";

/** What a destination answered. `status` goes into logs and states: never anything a visitor typed. */
export type DeliveryAnswer = { readonly delivered: true; readonly status: string } | DeliveryRefusal;

export interface DeliveryRefusal {
  readonly delivered: false;
  readonly status: string;
  /** "lead": it has something against this one lead. "destination": no other lead would fare better now. */
  readonly concerns: "lead" | "destination";
  /** It will not pass by itself: somebody has to look. */
  readonly needsAttention: boolean;
  readonly retryAfterMs?: number;
}

/** Brings one record. May reject: a network failure or a call that passed its deadline. */
export type DeliveryCall = (signal: AbortSignal) => Promise<DeliveryAnswer>;

/** Where leads are forwarded to. */
export interface Destination {
  readonly name: string;
  /** How many leads it is sent at a time. */
  readonly concurrency: number;
  /** The call that brings this record; none for a record that is not for this destination. */
  callFor(record: QueuedRecord): DeliveryCall | undefined;
}
