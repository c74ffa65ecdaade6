export const searchKinds = ["page", "project", "post", "newsletter", "episode", "question", "term"] as const;

export type SearchKind = (typeof searchKinds)[number];

/** One thing that search can find, as plain text. */
export interface SearchDocument {
  /** ISO 8601 date or date-time; null for what has none. */
  readonly date: string | null;
  readonly kind: SearchKind;
  /** A sentence or two that may be shown whole. */
  readonly summary: string;
  /** Everything else it says; of this an extract is shown. */
  readonly text: string;
  readonly title: string;
  /** Where on this site it is read. */
  readonly url: string;
}

/** What was found, the best first. */
export interface SearchResult {
  /** What was looked for instead, because nothing holds the words as they were written. */
  readonly corrected: string | null;
  readonly hits: readonly SearchHit[];
  /** Whether the hits hold all of the words or, since nothing does, some of them. */
  readonly holds: "all" | "some";
  /** How many documents match, shown or not. */
  readonly total: number;
}

export interface SearchHit {
  readonly date: string | null;
  readonly kind: SearchKind;
  readonly snippet: readonly TextPart[];
  readonly title: readonly TextPart[];
  readonly url: string;
}

/** A run of text; marked where it is what was looked for. */
export interface TextPart {
  readonly marked: boolean;
  readonly text: string;
}
