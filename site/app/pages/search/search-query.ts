import { type SearchKind, searchKinds } from "~/content/search/search-document.ts";
import { searchPage } from "~/layout/navigation.ts";

/** What an address asks for. */
export interface SearchQuery {
  /** Null: of every kind. */
  readonly kind: SearchKind | null;
  /** As it was typed; empty when nothing was. */
  readonly words: string;
}

/** No longer words are looked for, nor shown. */
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

/** The address of a search. */
export function searchAddress({ kind, words }: SearchQuery): string {
  const parameters = new URLSearchParams();
  if (words !== "") parameters.set("q", words);
  if (kind) parameters.set("kind", kind);
  return parameters.size > 0 ? `${searchPage.to}?${parameters}` : searchPage.to;
}
