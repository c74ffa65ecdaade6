import type { ViewName } from "./lead-filters";

export type LeadEventKind =
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

/** Something that happened to a lead. */
export interface LeadEvent {
  id: number;
  /** Document ID. */
  lead: string;
  kind: LeadEventKind;
  /** ISO 8601. */
  at: string;
  /** ID of the user who did it; null for the visitor and the site. */
  authorId: number | null;
  /** Their name at that time. */
  author: string | null;
  text: string | null;
  /** `from` and `to` of a change; the previous values of corrected fields. */
  change: Readonly<Record<string, unknown>> | null;
}

/** A lead, or another entry, with the fields that the reader may see. */
export type Row = Readonly<Record<string, unknown>> & { documentId: string };

export interface LeadList {
  leads: Row[];
  total: number;
  pageSize: number;
}

/** Who a lead can be assigned to, and values to filter by. */
export interface LeadOptions {
  me: number;
  team: { id: number; name: string }[];
  campaigns: string[];
  projects: string[];
  returnClasses: string[];
}

export interface LeadDetail {
  lead: Row;
  /** Newest first. */
  events: LeadEvent[];
  /** Other leads with the same email address or phone number. */
  others: Row[];
  isCorrectable: boolean;
  /** Fields that the reader may change. */
  editable: string[];
}

/** Numbers on the home page, each a view of the list, and where leads come from. */
export interface Overview {
  counts: Record<ViewName, number>;
  /** Eight times seven days back from now, each with its bounds (ISO 8601), the last seven days first. */
  weeks: { from: string; to: string; count: number }[];
  /** Leads of these weeks by form and by campaign, the most frequent first. */
  forms: Share[];
  campaigns: Share[];
}

export interface Share {
  value: string;
  count: number;
}

/** How many entries of a person there are. */
export interface EntryCounts {
  leads: number;
  subscriptions: number;
}
