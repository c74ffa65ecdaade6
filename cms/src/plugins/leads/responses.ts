import type { Entry } from "./fields";
import type { TeamViewName } from "./filters";

/** An event in a lead's timeline. */
export interface LeadEvent {
  id: number;
  /** Document ID. */
  lead: string;
  kind:
    | "created"
    | "delivered"
    | "failed"
    | "retry"
    | "assigned"
    | "status"
    | "followUp"
    | "review"
    | "note"
    | "correction";
  /** ISO 8601. */
  at: string;
  /** ID of the user who caused it; null for the visitor and the site. */
  authorId: number | null;
  /** Their name at that time. */
  author: string | null;
  text: string | null;
  /** `from` and `to` of a change; for a correction, the previous values of the fields. */
  change: Entry | null;
}

/** A lead or subscription, with the fields that the user may read. */
export type Row = Entry & { documentId: string };

export interface ListResponse {
  rows: Row[];
  total: number;
  pages: number;
  /** Document IDs of all matches, up to `maxSelected`. */
  ids: string[];
}

/** Users to whom a lead can be assigned, and values that occur in recent leads. */
export interface LeadOptions {
  me: number;
  team: { id: number; name: string }[];
  campaign: string[];
  project: string[];
  returnClass: string[];
}

export interface LeadDetail {
  lead: Row;
  /** Newest first. */
  events: LeadEvent[];
  /** Other leads with the same email address or phone number. */
  others: Row[];
}

export type LeadCounts = Record<TeamViewName, number>;

/** The entries of one person that were erased together. */
export interface Erasure {
  /** Keyed digest of the email address. */
  addressHash: string;
  erasedAt: string;
  erasedBy: string;
  submissionIds: string[];
  subscriptions: number;
}

export interface PersonEntryCounts {
  leads: number;
  subscriptions: number;
}
