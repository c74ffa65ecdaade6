import type { Entry } from "./fields";
import type { ViewName } from "./filters";

/** Something that happened to a lead. */
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
  /** ID of the user who did it; null for the visitor and the site. */
  authorId: number | null;
  /** Their name at that time. */
  author: string | null;
  text: string | null;
  /** `from` and `to` of a change; the previous values of corrected fields. */
  change: Entry | null;
}

/** A lead, or another entry, with the fields that the reader may see. */
export type Row = Entry & { documentId: string };

export interface ListAnswer {
  rows: Row[];
  total: number;
  pages: number;
  /** Document IDs of the first entries of all pages, up to `mostSelected`. */
  ids: string[];
}

/** Who a lead can be assigned to, and values that occur in recent leads. */
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
  /** True for a lead that the team has entered. */
  isCorrectable: boolean;
  /** Fields that the reader may change. */
  editable: string[];
}

export type LeadCounts = Record<ViewName, number>;

/** The entries of one person that were erased together. */
export interface Erasure {
  /** Keyed digest of the email address. */
  addressHash: string;
  erasedAt: string;
  erasedBy: string;
  submissionIds: string[];
  subscriptions: number;
}

export interface EntryCounts {
  leads: number;
  subscriptions: number;
}
