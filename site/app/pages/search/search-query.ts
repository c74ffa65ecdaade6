import { type SearchKind, searchKinds } from "~/content/search/search-document.ts";

export interface SearchQuery {
  /** Null for every kind. */
  kind: SearchKind | null;
  /** Search words as typed; "" if there are none. */
  words: string;
}

/** Maximum length of a query, in characters. Longer ones are cut. */
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
