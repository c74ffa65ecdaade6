import { addressWords } from "./address-words.ts";

/** Ids of places within pages, for what links there from elsewhere. */

export const episodeAnchor = (number: number) => `episode-${number}`;
export const questionAnchor = (question: string) => `question-${addressWords(question)}`;
export const termAnchor = (term: string) => `term-${addressWords(term)}`;
