import type { DatabaseSync } from "node:sqlite";
import {
  createIndexTables,
  type DocumentTable,
  openDocumentTable,
  vocabularyTable,
} from "./document-table.server.ts";
import { inDocuments, inTitles, matchAll, matchAny } from "./expressions.ts";
import { type QueryWord, queryWords } from "./query-words.ts";
import { type HitOrder, openRankedHits } from "./ranked-hits.server.ts";
import type { SearchKind, SearchResult } from "./search-document.ts";
import { openVocabulary } from "./vocabulary.server.ts";

/** What can be found by its words. Lives in the content's database; changes belong to the caller's transaction. */
export interface SearchIndex extends DocumentTable {
  /** Never throws for what somebody typed; without a word in it there are no hits. */
  search(query: string, options: SearchOptions): SearchResult;
}

export interface SearchOptions {
  /** Only this kind. */
  readonly kind?: SearchKind | undefined;
  readonly limit: number;
}

/** In more documents together words tell too little apart for what it costs to weigh them. */
const mostWeighed = 2_000;
const mostCorrected = 2;

const nothing: SearchResult = { corrected: null, hits: [], holds: "all", total: 0 };

/** Opens the index in `database`, making its tables where they are missing. */
export function openSearchIndex(database: DatabaseSync): SearchIndex {
  createIndexTables(database);
  const vocabulary = openVocabulary(database, vocabularyTable);
  const hits = openRankedHits(database);

  function orderFor(words: readonly QueryWord[]): HitOrder {
    let documents = 0;
    for (const word of words) {
      documents += hits.countUpTo(mostWeighed + 1, inDocuments(matchAll([word], vocabulary)));
      if (documents > mostWeighed) return "newest first";
    }
    return "by weight";
  }

  function holdingAll(words: readonly QueryWord[], { kind, limit }: SearchOptions) {
    const all = matchAll(words, vocabulary);
    const anywhere = inDocuments(all, kind);
    const total = hits.count(anywhere);
    // What is about the words comes before what only holds them.
    if (total === 0) return null;
    return { hits: hits.best(anywhere, inTitles(all, kind), orderFor(words), limit), total };
  }

  function holdingSome(words: readonly QueryWord[], { kind, limit }: SearchOptions) {
    const some = inDocuments(matchAny(words, vocabulary), kind);
    const total = hits.count(some);
    return total > 0 ? { hits: hits.best(some, some, orderFor(words), limit), total } : null;
  }

  /** The words with the first that no document holds replaced by their nearest neighbors; null where none has one. */
  function corrected(words: readonly QueryWord[]): QueryWord[] | null {
    let unknown = 0;
    const changed = words.map((word) => {
      if (hits.countUpTo(1, inDocuments(matchAll([word], vocabulary))) > 0) return word;
      unknown += 1;
      if (unknown > mostCorrected) return word;
      const text = vocabulary.correction(word.text);
      return text === null ? word : { isBeginning: false, text };
    });
    return changed.some((word, index) => word !== words[index]) ? changed : null;
  }

  return {
    ...openDocumentTable(database),
    search(query, options) {
      const words = queryWords(query);
      if (words.length === 0) return nothing;
      const exact = holdingAll(words, options);
      if (exact) return { corrected: null, holds: "all", ...exact };

      const meant = corrected(words);
      const near = meant && holdingAll(meant, options);
      if (near) return { corrected: meant.map(({ text }) => text).join(" "), holds: "all", ...near };

      const partly = words.length > 1 ? holdingSome(words, options) : null;
      return partly ? { corrected: null, holds: "some", ...partly } : nothing;
    },
  };
}
