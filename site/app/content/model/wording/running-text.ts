const countWords = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A count as running text has it: in words up to ten. */
export function countWord(count: number): string {
  return countWords[count] ?? String(count);
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name as it stands inside a sentence; one that begins with an abbreviation, such as GDP, stays as it is. */
export function uncapitalized(words: string): string {
  return /^[A-Z](?![A-Z])/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** "One, two and three". */
export function listed(words: readonly string[]): string {
  return [words.slice(0, -1).join(", "), words.at(-1)].filter(Boolean).join(" and ");
}
