import { stemmer } from "stemmer";

export const token = /[\p{L}\p{M}\p{N}]+/gu;

export const tokensOf = (text: string): string[] => text.match(token) ?? [];

interface Word {
  /** Word without case and accents. */
  readonly folded: string;
  readonly stem: string;
}

/** Cache limit, larger than the vocabulary of one language. */
const mostKnownWords = 100_000;
const knownWords = new Map<string, Word>();

function wordOf(written: string): Word {
  const known = knownWords.get(written);
  if (known) return known;
  const folded = written.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const word = { folded, stem: stemmer(folded) };
  if (knownWords.size < mostKnownWords) knownWords.set(written, word);
  return word;
}

export const folded = (word: string): string => wordOf(word).folded;
export const stemOf = (word: string): string => wordOf(word).stem;
