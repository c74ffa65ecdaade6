import { stemmer } from "stemmer";

export interface QueryWord {
  /** True if the visitor may still be typing the word; it then also matches as a prefix. */
  readonly isPrefix: boolean;
  readonly text: string;
}

const maxQueryLength = 200;
/** Maximum words parsed, including stop words and repeats. */
const maxWords = 12;
/** Maximum words searched, after stop words and repeats are dropped. Each one scans all documents that contain it. */
const maxSearchedWords = 6;
const minPrefixLength = 2;

// Words too common to distinguish texts.
const stopWords = new Set(
  "a about an and are as at be by can do does for from how i in is it my of on or our that the their this to was we what when where which who will with you your".split(
    " ",
  ),
);

export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];

/** Parses a query. Drops stop words, unless the query has no other words. */
export function queryWords(query: string): QueryWord[] {
  const normalizedQuery = query
    .slice(0, maxQueryLength)
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/['’]s(?![\p{L}\p{N}])/gu, "");
  const words = [...normalizedQuery.matchAll(wordPattern)].slice(0, maxWords).map(({ 0: text, index }) => {
    const isLast = index + text.length === normalizedQuery.length;
    return { isPrefix: isLast && text.length >= minPrefixLength, text };
  });
  const distinctiveWords = words.filter(({ text }) => !stopWords.has(text));
  const keptWords = distinctiveWords.length > 0 ? distinctiveWords : words;
  return [...new Map(keptWords.map((word) => [word.text, word])).values()].slice(0, maxSearchedWords);
}

/** Returns a word without case and accents. */
export const foldWord = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Maximum size of the cache, larger than the vocabulary of one language. */
const maxKnownStems = 100_000;
const knownStems = new Map<string, string>();

export function stemOf(word: string): string {
  const stem = knownStems.get(word) ?? stemmer(foldWord(word));
  if (knownStems.size < maxKnownStems) knownStems.set(word, stem);
  return stem;
}
