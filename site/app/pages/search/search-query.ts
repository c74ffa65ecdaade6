import { type SearchKind, searchKinds } from "~/content/search/search-document.ts";

export interface SearchQuery {
  /** Null for every kind. */
  kind: SearchKind | null;
  /** As typed; empty if nothing was. */
  words: string;
}

/** Maximum characters of a query, searched and shown. */
export const maxWordsLength = 200;

export function searchQueryOf(search: string): SearchQuery {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get("kind");
  return {
    kind: searchKinds.find((known) => known === kind) ?? null,
    words: (parameters.get("q") ?? "")
      .slice(0, maxWordsLength)
      .replace(/\p{Surrogate}/gu, "\uFFFD")
      .trim(),
  };
}
