import { searchKinds } from "~/content/search/search-document.ts";

export type SearchQuery = ReturnType<typeof searchQueryOf>;

/** Maximum length of a query, in UTF-16 code units. Longer ones are cut. */
export const maxWordsLength = 200;

/** Parses the query of a search URL. `words` are trimmed and cut; a `kind` of null searches all kinds. */
export function searchQueryOf(search: string) {
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
