import type { QueuedRecord } from "../lead-record.server.ts";
import { type ArrivalSlot, Arrivals } from "./arrivals.server.ts";
import { sameLeadWindowMs } from "./fingerprint.server.ts";

export interface LeadKey {
  readonly submissionId: string;
  readonly fingerprint: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/** The record to store and the senders to count it for, or why it is refused. */
export type Admission<Refusal> =
  | { readonly record: QueuedRecord; readonly senders: readonly string[] }
  | { readonly refusal: Refusal };

/** What the transaction that stores a lead needs to know, as data: it may run in another process, or twice. */
export interface AdmissionRules<Refusal> {
  /** All that `admit` looks up. */
  readonly senders: readonly string[];
  /** Decides by what has come from these senders before. It may be called again when a transaction is repeated. */
  readonly admit: (arrivals: Arrivals) => Admission<Refusal>;
}

export type Added<Refusal> =
  | { readonly outcome: "added" | "repeated"; readonly submissionId: string }
  | { readonly outcome: "conflict" }
  | { readonly outcome: "refused"; readonly refusal: Refusal };

/** What is stored, as the transaction that adds a lead sees it. */
export interface StoredLeads {
  fingerprintOf(submissionId: string): string | undefined;
  /** The id of the newest lead with this fingerprint that came after this time. */
  newestWith(fingerprint: string, after: number): string | undefined;
  slotsOf(sender: string): readonly ArrivalSlot[];
  insert(key: LeadKey, record: QueuedRecord, senders: readonly string[]): void;
}

/**
 * Adds a lead unless it is here already: under the same id, or with the same content within ten minutes. Such a
 * repetition is not asked of `admit`: it never runs into a limit.
 */
export function addOnce<Refusal>(
  leads: StoredLeads,
  key: LeadKey,
  { admit }: AdmissionRules<Refusal>,
): Added<Refusal> {
  const { fingerprint, receivedAt, submissionId } = key;
  const known = leads.fingerprintOf(submissionId);
  if (known !== undefined) {
    return known === fingerprint ? { outcome: "repeated", submissionId } : { outcome: "conflict" };
  }
  const same = leads.newestWith(fingerprint, receivedAt - sameLeadWindowMs);
  if (same !== undefined) return { outcome: "repeated", submissionId: same };
  const admission = admit(new Arrivals((sender) => leads.slotsOf(sender)));
  if ("refusal" in admission) return { outcome: "refused", refusal: admission.refusal };
  leads.insert(key, admission.record, admission.senders);
  return { outcome: "added", submissionId };
}
