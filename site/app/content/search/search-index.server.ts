import type { DatabaseSync } from "node:sqlite";
import { type DocumentTable, openDocumentTable } from "./document-table.server.ts";
import { holdsAll, holdsSome, inDocuments, inTitles } from "./expressions.ts";
import { createIndexTables, vocabularyTable } from "./index-tables.server.ts";
import { type QueryWord, queryWords } from "./query-words.ts";
import { openRankedHits } from "./ranked-hits.server.ts";
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

const nothing: SearchResult = { corrected: null, hits: [], holds: "all", total: 0 };

/** Opens the index in `database`, making its tables where they are missing. */
export function openSearchIndex(database: DatabaseSync): SearchIndex {
  createIndexTables(database);
  const vocabulary = openVocabulary(database, vocabularyTable);
  const hits = openRankedHits(database);

  function holdingAll(words: readonly QueryWord[], { kind, limit }: SearchOptions) {
    const all = holdsAll(words, vocabulary);
    const anywhere = inDocuments(all, kind);
    const total = hits.count(anywhere);
    // What is about the words comes before what only holds them.
    return total > 0 ? { hits: hits.best(anywhere, inTitles(all, kind), limit), total } : null;
  }

  function holdingSome(words: readonly QueryWord[], { kind, limit }: SearchOptions) {
    const some = inDocuments(holdsSome(words, vocabulary), kind);
    const total = hits.count(some);
    return total > 0 ? { hits: hits.best(some, some, limit), total } : null;
  }

  /** The words with each that no document holds replaced by its nearest neighbor; null where none has one. */
  function corrected(words: readonly QueryWord[]): QueryWord[] | null {
    const changed = words.map((word) => {
      if (hits.count(inDocuments(holdsAll([word], vocabulary))) > 0) return word;
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
