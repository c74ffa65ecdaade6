import type { KeptFilter } from "./server/kept-filters";
import type { Note } from "./server/notes";

/** Whoever looks at the panel, as somebody who works with leads. */
export interface Me {
  /** The name that leads are assigned to. */
  name: string;
  filters: KeptFilter[];
}

/** What the team keeps beside a lead, and what else the same person has sent. */
export interface Beside {
  notes: Note[];
  others: (Readonly<Record<string, unknown>> & { documentId: string })[];
  /** ISO 8601. */
  retryAskedAt: string | null;
  isCorrectable: boolean;
}
