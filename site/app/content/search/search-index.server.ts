import type { DatabaseSync } from "node:sqlite";
import { createIndexTables, openDocumentTable } from "./document-table.server.ts";
import { inDocuments, inTitles, matching } from "./expressions.ts";
import { type QueryWord, queryWords } from "./query-words.ts";
import { openRankedHits } from "./ranked-hits.server.ts";
import type { SearchKind, SearchResult } from "./search-document.ts";
import { openVocabulary } from "./vocabulary.server.ts";

export type SearchIndex = ReturnType<typeof openSearchIndex>;

export interface SearchOptions {
  /** Only this kind. */
  readonly kind?: SearchKind | undefined;
  readonly limit: number;
}

/** In more documents together words tell too little apart for what it costs to weigh them. */
const mostWeighed = 2_000;
const mostCorrected = 2;

const nothing: SearchResult = { corrected: null, hits: [], holds: "all", total: 0 };

/**
 * Opens what can be found by its words, in the content's database, making its tables where they are missing. Changes
 * belong to the caller's transaction.
 */
export function openSearchIndex(database: DatabaseSync) {
  createIndexTables(database);
  const vocabulary = openVocabulary(database);
  const hits = openRankedHits(database);
  const documentsWith = (word: QueryWord, most: number) =>
    hits.count(inDocuments(matching("AND", [word], vocabulary)), most);

  function orderFor(words: readonly QueryWord[]) {
    let documents = 0;
    for (const word of words) {
      documents += documentsWith(word, mostWeighed + 1);
      if (documents > mostWeighed) return "newest first";
    }
    return "by weight";
  }

  function holding(how: "AND" | "OR", words: readonly QueryWord[], { kind, limit }: SearchOptions) {
    const expression = matching(how, words, vocabulary);
    const anywhere = inDocuments(expression, kind);
    const total = hits.count(anywhere);
    if (total === 0) return null;
    // What is about all of the words comes before what only holds them.
    const first = how === "AND" ? inTitles(expression, kind) : anywhere;
    return { hits: hits.best(anywhere, first, orderFor(words), limit), total };
  }

  /** The words with the first that no document holds replaced by their nearest neighbors; null where none has one. */
  function corrected(words: readonly QueryWord[]): QueryWord[] | null {
    let unknown = 0;
    const changed = words.map((word) => {
      if (documentsWith(word, 1) > 0) return word;
      unknown += 1;
      if (unknown > mostCorrected) return word;
      const text = vocabulary.correction(word.text);
      return text === null ? word : { isBeginning: false, text };
    });
    return changed.some((word, index) => word !== words[index]) ? changed : null;
  }

  return {
    ...openDocumentTable(database),
    /** Never throws for what somebody typed; without a word in it there are no hits. */
    search(query: string, options: SearchOptions): SearchResult {
      const words = queryWords(query);
      if (words.length === 0) return nothing;
      const exact = holding("AND", words, options);
      if (exact) return { corrected: null, holds: "all", ...exact };

      const meant = corrected(words);
      const near = meant && holding("AND", meant, options);
      if (near) return { corrected: meant.map(({ text }) => text).join(" "), holds: "all", ...near };

      const partly = words.length > 1 ? holding("OR", words, options) : null;
      return partly ? { corrected: null, holds: "some", ...partly } : nothing;
    },
  };
}
