/** A word that is looked for. */
export interface QueryWord {
  /** Still being typed: words that begin so count as well. */
  readonly isBeginning: boolean;
  /** Letters, digits, apostrophes and hyphens only. */
  readonly text: string;
}

const maxQueryLength = 200;
const maxWords = 12;
/** Each costs reading all documents that hold it. */
export const maxTellingWords = 6;
const shortestBeginning = 2;

// In nearly every text: they tell nothing apart.
const stopWords = new Set(
  "a about an and are as at be by can do does for from how i in is it my of on or our that the their this to was we what when where which who will with you your".split(
    " ",
  ),
);

const word = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a search, whatever else it holds; words that are in every text only when there are no others. */
export function queryWords(query: string): QueryWord[] {
  const asked = query.slice(0, maxQueryLength).normalize("NFC").toLowerCase();
  const words = [...asked.matchAll(word)].slice(0, maxWords).map((found) => {
    const text = found[0].replaceAll("’", "'");
    const isLast = found.index + found[0].length === asked.length;
    return { isBeginning: isLast && text.length >= shortestBeginning, text: text.replace(/'s$/, "") };
  });
  const telling = words.filter(({ text }) => !stopWords.has(text));
  const wanted = telling.length > 0 ? telling : words;
  return [...new Map(wanted.map((asked) => [asked.text, asked])).values()].slice(0, maxTellingWords);
}
