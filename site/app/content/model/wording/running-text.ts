const countWords = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Spells out counts up to ten. */
export function countWord(count: number): string {
  return countWords[count] ?? String(count);
}

// biome-ignore format: one line is easier to read
const teens = ["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"];
const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** Spells out counts below a hundred, for the start of a sentence. */
export function spelledCount(count: number): string {
  if (count < countWords.length || count >= 100) return countWord(count);
  const ten = tens[Math.floor(count / 10) - 2];
  if (ten === undefined) return teens[count - 11] ?? String(count);
  return count % 10 === 0 ? ten : `${ten}-${countWord(count % 10)}`;
}

export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Lowercases a name for use inside a sentence, except an abbreviation such as GDP. */
export function uncapitalize(words: string): string {
  return /^[A-Z](?![A-Z])/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** Joins words as "One, two and three". */
export function joinWithAnd(words: readonly string[]): string {
  return [words.slice(0, -1).join(", "), words.at(-1)].filter(Boolean).join(" and ");
}
