import { isDeepStrictEqual } from "node:util";
import MiniSearch, { type SearchResult as Found, type Query } from "minisearch";
import { excerptOf, isMarked, marked } from "./marked-text.ts";
import { folded, maxSearchedWords, type QueryWord, queryWords, stemOf, tokensOf } from "./query-words.ts";
import type { SearchDocument, SearchHit, SearchKind, SearchResult } from "./search-document.ts";

export type SearchIndex = ReturnType<typeof openSearchIndex>;

export interface SearchOptions {
  /** Limits hits to this kind. */
  readonly kind?: SearchKind | undefined;
  readonly limit: number;
}

interface IndexedDocument extends SearchDocument {
  readonly key: string;
}

/** Maximum hits that are ranked. With more, the words are too common to rank by, so the newest come first. */
const maxRanked = 2_000;
const maxCorrected = 2;
/** Minimum length of a word that is spell-corrected. */
const shortestCorrected = 4;
const shortestWithTwoMistakes = 8;
/** Duration of one background indexing slice, and of the pause after it, in milliseconds. */
const sliceMs = 20;
/** Characters that a search indexes before it answers; takes under half a second. */
const maxIndexedFirst = 1_000_000;

const nothing: SearchResult = { corrected: null, hits: [], holds: "all", total: 0 };

/** Opens an empty index. Documents are indexed in the background, or by the next search. */
export function openSearchIndex() {
  const index = new MiniSearch<IndexedDocument>({
    fields: ["title", "summary", "text"],
    idField: "key",
    // Index words for prefixes and corrections, and stems for other forms.
    processTerm: (word) => [folded(word), stemTerm(word)],
    searchOptions: {
      boost: { summary: 4, title: 10 },
      processTerm: (term) => term,
      tokenize: (term) => [term],
    },
    tokenize: tokensOf,
  });
  const documents = new Map<string, SearchDocument>();
  /** Documents as indexed; removing one needs the same text. */
  const indexed = new Map<string, SearchDocument>();
  const waiting = new Map<string, SearchDocument | null>();
  let timer: NodeJS.Timeout | undefined;

  /** Indexes the oldest waiting document and returns its length in characters. */
  function indexNext(): number {
    const [[key, document] = ["", null]] = waiting;
    waiting.delete(key);
    const before = indexed.get(key);
    // `discard` would start a vacuum, which fails if the index changes meanwhile.
    if (before) index.remove({ ...before, key });
    indexed.delete(key);
    if (!document) return 0;
    index.add({ ...document, key });
    indexed.set(key, document);
    return document.text.length;
  }

  function indexSlice(): void {
    const until = performance.now() + sliceMs;
    while (waiting.size > 0 && performance.now() < until) indexNext();
    timer = waiting.size > 0 ? setTimeout(indexSlice, sliceMs).unref() : undefined;
  }

  function find(query: Query, kind?: SearchKind): Found[] {
    return index.search(query, { filter: ({ id }) => !kind || documents.get(id)?.kind === kind });
  }

  function holding(how: "AND" | "OR", words: readonly QueryWord[], { kind, limit }: SearchOptions) {
    const found = find({ combineWith: how, queries: words.map(queryOf) }, kind);
    if (found.length === 0) return null;
    const isAbout = ({ match }: Found) =>
      how === "OR" ||
      words.every((word) =>
        Object.keys(match).some((term) => match[term]?.includes("title") && holds(word, term)),
      );
    const ranked = found.length > maxRanked ? newestFirst(found) : found;
    // Documents with all words in their title come first.
    const { about = [], others = [] } = Object.groupBy(ranked, (one) => (isAbout(one) ? "about" : "others"));
    const hits = [...about, ...others].slice(0, limit).flatMap(({ id }, place) => {
      const document = documents.get(id);
      return document ? [hitOf(document, words, how === "AND" && place < about.length)] : [];
    });
    return { hits, total: found.length };
  }

  function newestFirst(found: readonly Found[]): Found[] {
    const places = new Map(Array.from(documents.keys(), (key, place) => [key, place]));
    return found.toSorted((a, b) => (places.get(b.id) ?? 0) - (places.get(a.id) ?? 0));
  }

  /** Replaces each unknown word with the most similar known one, at most `maxCorrected`; null if nothing changes. */
  function corrected(words: readonly QueryWord[]): QueryWord[] | null {
    let unknown = 0;
    const changed = words.map((word) => {
      if (find(queryOf(word)).length > 0) return word;
      unknown += 1;
      const text = unknown > maxCorrected ? undefined : correctionOf(word.text);
      return text === undefined ? word : { isBeginning: false, text };
    });
    return changed.some((word, place) => word !== words[place]) ? changed : null;
  }

  function correctionOf(word: string): string | undefined {
    const written = folded(word);
    if (written.length < shortestCorrected) return undefined;
    const letters = (text: string) => [...text].sort().join("");
    const near = (fuzzy: number) => {
      const terms = find({ fuzzy, queries: [written] }).flatMap(({ terms }) => terms);
      const counts = new Map<string, number>();
      // Few people mistype the first letter.
      for (const term of terms.filter((term) => term[0] === written[0]))
        counts.set(term, (counts.get(term) ?? 0) + 1);
      return [...counts].sort(([, a], [, b]) => b - a).map(([term]) => term);
    };
    const isSwapped = (term: string) => letters(term) === letters(written);
    return near(1)[0] ?? near(2).find((term) => written.length >= shortestWithTwoMistakes || isSwapped(term));
  }

  return {
    /** Replaces the searchable documents. */
    show(shown: ReadonlyMap<string, SearchDocument>): void {
      for (const key of documents.keys()) {
        if (shown.has(key)) continue;
        documents.delete(key);
        waiting.set(key, null);
      }
      for (const [key, document] of shown) {
        if (isDeepStrictEqual(documents.get(key), document)) continue;
        documents.set(key, document);
        waiting.set(key, document);
      }
      timer ??= setTimeout(indexSlice).unref();
    },

    /** Never throws. Returns no hits for a query without words. */
    search(query: string, options: SearchOptions): SearchResult {
      for (let left = maxIndexedFirst; waiting.size > 0 && left > 0; ) left -= indexNext();
      const words = queryWords(query).flatMap(parts).slice(0, maxSearchedWords);
      if (words.length === 0) return nothing;
      const exact = holding("AND", words, options);
      if (exact) return { corrected: null, holds: "all", ...exact };

      const meant = corrected(words);
      const near = meant && holding("AND", meant, options);
      if (near) return { corrected: meant.map(({ text }) => text).join(" "), holds: "all", ...near };

      const partly = words.length > 1 ? holding("OR", words, options) : null;
      return partly ? { corrected: null, holds: "some", ...partly } : nothing;
    },

    close: () => clearTimeout(timer),
  };
}

const stemTerm = (word: string) => `=${stemOf(word)}`;

const holds = ({ isBeginning, text }: QueryWord, term: string) =>
  term === stemTerm(text) || (isBeginning && term.startsWith(folded(text)));

function queryOf({ isBeginning, text }: QueryWord): Query {
  const beginning = { prefix: true, queries: [folded(text)] };
  return { combineWith: "OR", queries: [stemTerm(text), ...(isBeginning ? [beginning] : [])] };
}

/** Splits a compound such as "multi-family"; only the last part can be a prefix. */
function parts({ isBeginning, text }: QueryWord): QueryWord[] {
  const tokens = tokensOf(text);
  return tokens.map((text, place) => ({ isBeginning: isBeginning && place === tokens.length - 1, text }));
}

function hitOf(document: SearchDocument, words: readonly QueryWord[], isAbout: boolean): SearchHit {
  const { date, kind, url } = document;
  const summary = marked(document.summary, words);
  const excerpt = excerptOf(document.text, words);
  // After a title match, show the summary instead of an excerpt.
  const hasSummary = isAbout ? summary.length > 0 : isMarked(summary) || !isMarked(excerpt);
  return { date, kind, snippet: hasSummary ? summary : excerpt, title: marked(document.title, words), url };
}
