import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import MiniSearch, { type SearchResult as IndexMatch, type Query } from "minisearch";
import { excerptOf, hasMatch, markMatches } from "./marked-text.ts";
import { foldWord, type QueryWord, queryWords, stemOf, wordsOf } from "./query-words.ts";
import type { SearchDocument, SearchHit, SearchKind, SearchResult } from "./search-document.ts";

export type SearchIndex = ReturnType<typeof openSearchIndex>;

export interface SearchOptions {
  readonly kind?: SearchKind | undefined;
  readonly limit: number;
}

type IndexedDocument = SearchDocument & { readonly key: string };

/** Maximum number of words in a query that are spell-corrected. */
const maxCorrected = 2;
/** Minimum length of a word that is spell-corrected. */
const minCorrectedLength = 4;
/** Minimum length of a word that is corrected by two edits. */
const minLengthForTwoEdits = 8;
/** Documents indexed in one go, which takes about 20 ms and blocks other work. */
const indexChunkSize = 5;
/** Milliseconds that a search waits for documents being indexed; then it finds only those already indexed. */
const indexingTimeoutMs = 2_000;

const noResult: SearchResult = { corrected: null, hits: [], hasAllWords: true, total: 0 };

export function openSearchIndex() {
  const index = new MiniSearch<IndexedDocument>({
    fields: ["title", "summary", "text"],
    idField: "key",
    // Vacuuming fails if the index changes meanwhile, and few documents are ever removed.
    autoVacuum: false,
    // Index each word as written, for prefixes and corrections, and its stem, for other forms of the word.
    processTerm: (word) => [foldWord(word), stemTerm(word)],
    searchOptions: {
      boost: { summary: 4, title: 10 },
      processTerm: (term) => term,
      tokenize: (term) => [term],
    },
    tokenize: wordsOf,
  });
  const documents = new Map<string, SearchDocument>();
  /** Settles when all documents are indexed. */
  let indexing = Promise.resolve();

  /** Indexes new and changed documents, and removes those that are not in `newDocuments`. */
  async function update(newDocuments: readonly SearchDocument[]): Promise<void> {
    const next = new Map(newDocuments.map((document) => [keyOf(document), document]));
    const changed: IndexedDocument[] = [];
    for (const [key, document] of documents) {
      if (isDeepStrictEqual(next.get(key), document)) continue;
      index.discard(key);
      documents.delete(key);
    }
    for (const [key, document] of next) {
      if (documents.has(key)) continue;
      documents.set(key, document);
      changed.push({ ...document, key });
    }
    await index.addAllAsync(changed, { chunkSize: indexChunkSize });
  }

  function find(query: Query, kind?: SearchKind): IndexMatch[] {
    return index.search(query, { filter: ({ id }) => !kind || documents.get(id)?.kind === kind });
  }

  function resultFor(combineWith: "AND" | "OR", words: readonly QueryWord[], { kind, limit }: SearchOptions) {
    const matches = find({ combineWith, queries: words.map(queryOf) }, kind);
    if (matches.length === 0) return null;
    const isTitleMatch = ({ match }: IndexMatch) =>
      combineWith === "AND" &&
      words.every((word) =>
        Object.keys(match).some((term) => match[term]?.includes("title") && matchesTerm(word, term)),
      );
    // Documents with all words in their title come first.
    const { inTitle: titleMatches = [], elsewhere = [] } = Object.groupBy(matches, (match) =>
      isTitleMatch(match) ? "inTitle" : "elsewhere",
    );
    const hits = [...titleMatches, ...elsewhere].slice(0, limit).flatMap(({ id }, position) => {
      const document = documents.get(id);
      return document ? [hitOf(document, words, position < titleMatches.length)] : [];
    });
    return { hits, total: matches.length };
  }

  /** Replaces each unknown word with the most similar known one, at most `maxCorrected`; null if nothing changes. */
  function correctWords(words: readonly QueryWord[]): QueryWord[] | null {
    let unknownCount = 0;
    const changed = words.map((word) => {
      if (find(queryOf(word)).length > 0) return word;
      unknownCount += 1;
      const text = unknownCount > maxCorrected ? undefined : correctionOf(word.text);
      return text === undefined ? word : { isPrefix: false, text };
    });
    return changed.some((word, position) => word !== words[position]) ? changed : null;
  }

  function correctionOf(word: string): string | undefined {
    const typedWord = foldWord(word);
    if (typedWord.length < minCorrectedLength) return undefined;
    const letters = (text: string) => [...text].sort().join("");
    /** Returns the known words that are at most `edits` edits away, the most frequent first. */
    const wordsWithin = (edits: number) => {
      const terms = find({ fuzzy: edits, queries: [typedWord] }).flatMap(({ terms }) => terms);
      const documentCounts = new Map<string, number>();
      // Few people mistype the first letter.
      for (const term of terms.filter((term) => term[0] === typedWord[0]))
        documentCounts.set(term, (documentCounts.get(term) ?? 0) + 1);
      return [...documentCounts].sort(([, a], [, b]) => b - a).map(([term]) => term);
    };
    const [oneEditAway] = wordsWithin(1);
    if (oneEditAway) return oneEditAway;
    // Two swapped letters count as two edits, but are one mistake.
    const hasSameLetters = (term: string) => letters(term) === letters(typedWord);
    return wordsWithin(2).find((term) => typedWord.length >= minLengthForTwoEdits || hasSameLetters(term));
  }

  return {
    /** Replaces the searchable documents. Indexes them in the background, and resolves when that is done. */
    replaceAll(newDocuments: readonly SearchDocument[]): Promise<void> {
      indexing = indexing.then(() => update(newDocuments));
      return indexing;
    },

    /** Returns no hits for a query without words. */
    async search(query: string, options: SearchOptions): Promise<SearchResult> {
      await Promise.race([indexing, setTimeout(indexingTimeoutMs, undefined, { ref: false })]);
      const words = queryWords(query);
      if (words.length === 0) return noResult;
      const withAllWords = resultFor("AND", words, options);
      if (withAllWords) return { corrected: null, hasAllWords: true, ...withAllWords };

      const correctedWords = correctWords(words);
      const afterCorrection = correctedWords && resultFor("AND", correctedWords, options);
      if (afterCorrection) {
        const text = correctedWords.map(({ text }) => text).join(" ");
        return { corrected: text, hasAllWords: true, ...afterCorrection };
      }

      const withSomeWords = words.length > 1 ? resultFor("OR", words, options) : null;
      return withSomeWords ? { corrected: null, hasAllWords: false, ...withSomeWords } : noResult;
    },
  };
}

/** Returns the key of a document. Its URL alone is not unique: a project may share it with a page. */
const keyOf = ({ kind, title, url }: SearchDocument) => `${kind} ${url} ${title}`;

const stemTerm = (word: string) => `=${stemOf(word)}`;

const matchesTerm = ({ isPrefix, text }: QueryWord, term: string) =>
  term === stemTerm(text) || (isPrefix && term.startsWith(foldWord(text)));

function queryOf({ isPrefix, text }: QueryWord): Query {
  const prefixQuery = { prefix: true, queries: [foldWord(text)] };
  return { combineWith: "OR", queries: [stemTerm(text), ...(isPrefix ? [prefixQuery] : [])] };
}

function hitOf(document: SearchDocument, words: readonly QueryWord[], isTitleMatch: boolean): SearchHit {
  const { date, kind, url } = document;
  const summary = markMatches(document.summary, words);
  const excerpt = excerptOf(document.text, words);
  // Prefer the summary, unless only the excerpt contains a match. After a title match, the summary need not contain one.
  const showsSummary = isTitleMatch ? summary.length > 0 : hasMatch(summary) || !hasMatch(excerpt);
  return {
    date,
    kind,
    snippet: showsSummary ? summary : excerpt,
    title: markMatches(document.title, words),
    url,
  };
}
