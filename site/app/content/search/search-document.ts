export const searchKinds = ["page", "project", "post", "newsletter", "episode", "question", "term"] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Plain-text document in the search index. */
export interface SearchDocument {
  /** ISO 8601 date or date-time, or null. */
  readonly date: string | null;
  readonly kind: SearchKind;
  /** One or two sentences, shown whole. */
  readonly summary: string;
  /** Remaining text, of which results show an excerpt. */
  readonly text: string;
  readonly title: string;
  /** URL on this site. */
  readonly url: string;
}

/** All that a search found. */
export interface SearchResult {
  /** Corrected query, or null if the words were found as typed. */
  readonly corrected: string | null;
  /** Best first. */
  readonly hits: readonly SearchHit[];
  /** False if no document contains all searched words; each hit then contains some of them. */
  readonly hasAllWords: boolean;
  /** Number of matches, shown or not. */
  readonly total: number;
}

export interface SearchHit extends Pick<SearchDocument, "date" | "kind" | "url"> {
  readonly snippet: readonly TextPart[];
  readonly title: readonly TextPart[];
}

/** Part of a text; marked if it matches. */
export interface TextPart {
  readonly marked: boolean;
  readonly text: string;
}
