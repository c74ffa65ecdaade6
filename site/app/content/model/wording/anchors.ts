/** Converts words into a URL part that has only digits, hyphens and lowercase letters without accents. */
export function slugify(words: string): string {
  // Long runs of combining marks make `normalize` quadratic, so cut them first.
  return words
    .replace(/\p{M}/gu, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

// IDs of the elements that other pages link to.
export const episodeAnchor = (number: number) => `episode-${number}`;
export const questionAnchor = (question: string) => `question-${slugify(question)}`;
export const termAnchor = (term: string) => `term-${slugify(term)}`;
