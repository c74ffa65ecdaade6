import { folded, type QueryWord, stemOf, token } from "./query-words.ts";
import type { TextPart } from "./search-document.ts";

const excerptWords = 32;
/** Words shown before the first match. */
const leadWords = 4;

export const isMarked = (parts: readonly TextPart[]): boolean => parts.some(({ marked }) => marked);

/** Splits a text into matching and other parts. */
export function marked(text: string, words: readonly QueryWord[]): TextPart[] {
  const plain = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of plain.matchAll(token)) {
    if (!isSought(found, words)) continue;
    parts.push({ marked: false, text: plain.slice(end, index) }, { marked: true, text: found });
    end = index + found.length;
  }
  return [...parts, { marked: false, text: plain.slice(end) }].filter((part) => part.text !== "");
}

export function excerptOf(text: string, words: readonly QueryWord[]): TextPart[] {
  const tokens = [...text.matchAll(token)];
  const first = tokens.findIndex(([word]) => isSought(word, words));
  const start = Math.max(0, first - leadWords);
  const after = tokens[start + excerptWords];
  const from = start === 0 ? 0 : (tokens[start]?.index ?? 0);
  const excerpt = text.slice(from, after?.index).trimEnd();
  return marked(`${from > 0 ? "…" : ""}${excerpt}${after ? "…" : ""}`, words);
}

function isSought(word: string, words: readonly QueryWord[]): boolean {
  return words.some(
    ({ isPrefix, text }) =>
      stemOf(word) === stemOf(text) || (isPrefix && folded(word).startsWith(folded(text))),
  );
}
