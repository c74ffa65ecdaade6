import { foldWord, type QueryWord, stemOf, wordPattern } from "./query-words.ts";
import type { TextPart } from "./search-document.ts";

const excerptWords = 32;
/** Number of words before the first match in an excerpt. */
const leadWords = 4;

export const hasMatch = (parts: readonly TextPart[]): boolean => parts.some(({ marked }) => marked);

/** Splits a text into matching and other parts. */
export function markMatches(text: string, words: readonly QueryWord[]): TextPart[] {
  const singleLine = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of singleLine.matchAll(wordPattern)) {
    if (!isSought(word, words)) continue;
    parts.push({ marked: false, text: singleLine.slice(end, index) }, { marked: true, text: word });
    end = index + word.length;
  }
  return [...parts, { marked: false, text: singleLine.slice(end) }].filter((part) => part.text !== "");
}

/** Returns the part of a text around the first match, or its beginning. */
export function excerptOf(text: string, words: readonly QueryWord[]): TextPart[] {
  const allWords = [...text.matchAll(wordPattern)];
  const first = allWords.findIndex(([word]) => isSought(word, words));
  const start = Math.max(0, first - leadWords);
  const wordAfter = allWords[start + excerptWords];
  const from = start === 0 ? 0 : (allWords[start]?.index ?? 0);
  const excerpt = text.slice(from, wordAfter?.index).trimEnd();
  return markMatches(`${from > 0 ? "…" : ""}${excerpt}${wordAfter ? "…" : ""}`, words);
}

function isSought(word: string, words: readonly QueryWord[]): boolean {
  return words.some(
    ({ isPrefix, text }) =>
      stemOf(word) === stemOf(text) || (isPrefix && foldWord(word).startsWith(foldWord(text))),
  );
}
