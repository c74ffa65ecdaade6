import type { Choices, Entry } from "./fields";

/** An event in a lead's timeline. */
export interface TimelineEvent {
  id: number;
  kind: "changed" | "created" | "delivered" | "failed" | "note" | "retry";
  /** ISO 8601. */
  at: string;
  /** Name of the user who caused it; null for the visitor and the site. */
  author: string | null;
  text: string;
}

/** A lead or subscription. */
export type Row = Entry & { documentId: string };

export interface ListResponse {
  rows: Row[];
  total: number;
  pages: number;
}

/** Choices of the filters with the same names: users to whom a lead can be assigned, campaigns of recent leads. */
export type LeadOptions = Record<"assignee" | "campaign", Choices>;

export interface LeadResponse {
  lead: Row;
  /** Last recorded first. */
  events: TimelineEvent[];
  /** Up to 20 other leads with the same email address or phone number, newest first. */
  others: Row[];
}

/** Numbers of entries that are erased, or would be. */
export interface ErasureCounts {
  leads: number;
  subscriptions: number;
}
