import type { offer } from "../../../words/offer.ts";
import { fill } from "../../../words/words.ts";
import type { ReturnClass } from "../offering.ts";
import { amountRange } from "./dollars.ts";
import { capitalized, countWord } from "./words.ts";

type ReturnWords = typeof offer.returns;

export function returnClassesTitle(words: ReturnWords, { length }: readonly ReturnClass[]): string {
  return length === 1 ? words.titleOfOne : fill(words.titleOfMany, { count: capitalized(countWord(length)) });
}

/** Amounts between two ranges belong to no class. */
export function returnGapNote(words: ReturnWords, classes: readonly ReturnClass[]): string {
  const ranges = classes.flatMap(({ range }) => amountRange(range) ?? []);
  const gaps = ranges.flatMap((range, index) => {
    const next = ranges[index + 1];
    if (!next || next.fromDollars - range.toDollars <= 1) return [];
    return [`${range.toText} and ${next.fromText}`];
  });
  return gaps.length > 0 ? fill(words.gap, { amounts: gaps.join(", or ") }) : words.noGap;
}

/** Where a figure comes from, or that nobody has said so yet. */
export function sourceNote(words: typeof offer.source, source: string | null): string {
  return source === null ? words.missing : fill(words.named, { source: source.replace(/\.$/, "") });
}
