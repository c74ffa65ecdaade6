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

/** Returns the excerpt of a text with the largest number of different query words. */
export function excerptOf(text: string, words: readonly QueryWord[]): TextPart[] {
  const tokens = [...text.matchAll(token)];
  const sought = tokens.flatMap(([word], place) => (isSought(word, words) ? [place] : []));
  const stems = sought.map((place) => stemOf(tokens[place]?.[0] ?? ""));
  // Slide a window over the matches, so that the time is linear.
  const within = new Map<string, number>();
  const count = (stem = "", change: number) => {
    const counted = (within.get(stem) ?? 0) + change;
    if (counted > 0) within.set(stem, counted);
    else within.delete(stem);
  };
  let [best, most, end] = [sought[0] ?? 0, 0, 0];
  for (const [index, place] of sought.entries()) {
    for (; (sought[end] ?? Number.POSITIVE_INFINITY) < place + excerptWords - leadWords; end += 1)
      count(stems[end], 1);
    if (within.size > most) [best, most] = [place, within.size];
    count(stems[index], -1);
  }
  const start = Math.max(0, best - leadWords);
  const after = tokens[start + excerptWords];
  const from = start === 0 ? 0 : (tokens[start]?.index ?? 0);
  const excerpt = text.slice(from, after?.index).trimEnd();
  return marked(`${from > 0 ? "…" : ""}${excerpt}${after ? "…" : ""}`, words);
}

function isSought(word: string, words: readonly QueryWord[]): boolean {
  return words.some(
    ({ isBeginning, text }) =>
      stemOf(word) === stemOf(text) || (isBeginning && folded(word).startsWith(folded(text))),
  );
}
