import type { QueryWord } from "./query-words.ts";
import type { SearchKind } from "./search-document.ts";
import type { Vocabulary } from "./vocabulary.server.ts";

/*
 * What is looked for, in FTS5's language. Words hold letters, digits, apostrophes and hyphens only; within quotes they
 * cannot be taken for anything else.
 */

// A shorter beginning of a word begins its stem, too.
const shortestCompleted = 4;

export function matching(how: "AND" | "OR", words: readonly QueryWord[], vocabulary: Vocabulary): string {
  return words.map((word) => holds(word, vocabulary)).join(` ${how} `);
}

/** Anywhere in a document, of this kind where one is given. */
export function inDocuments(expression: string, kind?: SearchKind): string {
  const found = `{title summary text} : (${expression})`;
  return kind ? `${found} AND kind : ${quoted(kind)}` : found;
}

/** In its title. What else it holds is named too, so that it is marked. */
export function inTitles(expression: string, kind?: SearchKind): string {
  return `title : (${expression}) AND ${inDocuments(expression, kind)}`;
}

function holds({ isBeginning, text }: QueryWord, vocabulary: Vocabulary): string {
  if (!isBeginning) return quoted(text);
  // The index holds stems: "investm" begins "investment", but not its stem "invest".
  const completions = text.length < shortestCompleted ? [] : vocabulary.completions(text);
  return `(${[`${quoted(text)} *`, ...completions.map(quoted)].join(" OR ")})`;
}

const quoted = (text: string) => `"${text}"`;
