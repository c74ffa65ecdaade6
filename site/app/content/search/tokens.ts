import { stemmer } from "stemmer";

export const token = /[\p{L}\p{M}\p{N}]+/gu;

export const tokensOf = (text: string): string[] => text.match(token) ?? [];

/** A word without capitals and accents. */
export const folded = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const stems = new Map<string, string>();

/** The stem of a folded word. The cache holds one language's vocabulary. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemmer(word);
  if (stems.size < mostStems) stems.set(word, stem);
  return stem;
}

const mostStems = 50_000;
