import type { DatabaseSync } from "node:sqlite";
import { vocabularyTable } from "./document-table.server.ts";
import { spellingDistance } from "./spelling-distance.ts";

const maxCompletions = 8;
// Hardly anybody mistakes a word's first letter, and few the second but for exchanging or doubling it: this spares a
// look at most of the words.
const maxCandidates = 1_000;
// Shorter words are near to too many others.
const shortestCorrected = 4;
const shortestWithTwoMistakes = 8;

export type Vocabulary = ReturnType<typeof openVocabulary>;

/** The words that the searched texts hold, as they are written there but for case and accents. */
export function openVocabulary(database: DatabaseSync) {
  const beginningWith = database.prepare(
    `SELECT term, doc FROM ${vocabularyTable} WHERE term >= ? AND term < ? ORDER BY doc DESC LIMIT ?`,
  );
  const words = (beginning: string, limit: number) =>
    beginningWith
      .all(beginning, `${beginning}\u{10FFFF}`, limit)
      .map(({ term, doc }) => ({ documents: Number(doc), term: String(term) }));

  return {
    /** The most frequent words that begin so. */
    completions: (beginning: string) => words(folded(beginning), maxCompletions).map(({ term }) => term),

    /** The most likely word that was meant, or null. */
    correction(misspelt: string): string | null {
      const written = folded(misspelt);
      if (written.length < shortestCorrected) return null;
      const maxMistakes = written.length < shortestWithTwoMistakes ? 1 : 2;
      const beginnings = new Set([written.slice(0, 2), written.charAt(0) + written.charAt(2)]);
      const [best] = [...beginnings]
        .flatMap((beginning) => words(beginning, maxCandidates))
        .filter(({ term }) => Math.abs(term.length - written.length) <= maxMistakes)
        .map(({ documents, term }) => ({ distance: spellingDistance(written, term), documents, term }))
        .filter(({ distance }) => distance > 0 && distance <= maxMistakes)
        .sort((a, b) => a.distance - b.distance || b.documents - a.documents);
      return best?.term ?? null;
    },
  };
}

/** A word as the index keeps it. */
function folded(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
