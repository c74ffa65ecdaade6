export const searchKinds = ["page", "project", "post", "newsletter", "episode", "question", "term"] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Plain-text document in the search index. */
export interface SearchDocument {
  /** ISO 8601 date or date-time, or null. */
  readonly date: string | null;
  readonly kind: SearchKind;
  /** One or two sentences, which a result shows whole; may be empty. */
  readonly summary: string;
  /** Remaining text. A result shows an excerpt of it if the match is only there, or if there is no summary. */
  readonly text: string;
  readonly title: string;
  /** URL on this site. */
  readonly url: string;
}

/** Result of a search. */
export interface SearchResult {
  /** Corrected query by which the hits were found; null if no correction was needed or none helped. */
  readonly corrected: string | null;
  /** Best first, at most as many as the search asked for. */
  readonly hits: readonly SearchHit[];
  /** False if each hit contains only some of the searched words; true also if there are no hits. */
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
