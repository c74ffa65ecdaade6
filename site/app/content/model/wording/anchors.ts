/** Words as a part of an address: letters without accents, digits and hyphens; empty where there are none. */
export function addressWords(words: string): string {
  // Marks are dropped before as well: normalizing takes the square of how many follow each other.
  return words
    .replace(/\p{M}/gu, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

/** Ids of places within pages, for what links there from elsewhere. */

export const episodeAnchor = (number: number) => `episode-${number}`;
export const questionAnchor = (question: string) => `question-${addressWords(question)}`;
export const termAnchor = (term: string) => `term-${addressWords(term)}`;
