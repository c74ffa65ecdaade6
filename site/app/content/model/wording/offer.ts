import { fill } from "../../../copy/copy.ts";
import type { offer } from "../../../copy/offer.ts";
import type { ReturnClass } from "../offering.ts";
import { amountRange } from "./dollars.ts";
import { capitalized, countWord } from "./running-text.ts";

type ReturnWords = typeof offer.returns;
type MarketWords = typeof offer.market;

/** Basis of targets: net or gross of fees, or not stated. */
export type FeeBasis = keyof typeof offer.fees;

/** Placeholder for the fee sentence in an answer. */
export const feesPlace = "{fees}";

export const feesSentence = (words: typeof offer.fees, basis: FeeBasis): string => words[basis];

export function returnClassesTitle(words: ReturnWords, { length }: readonly ReturnClass[]): string {
  return length === 1 ? words.titleOfOne : fill(words.titleOfMany, { count: capitalized(countWord(length)) });
}

/** Explains that amounts between two ranges belong to no class. */
export function returnGapNote(words: ReturnWords, classes: readonly ReturnClass[]): string {
  const ranges = classes.flatMap(({ range }) => amountRange(range) ?? []);
  const gaps = ranges.flatMap((range, index) => {
    const next = ranges[index + 1];
    if (!next || next.fromDollars - range.toDollars <= 1) return [];
    return [fill(words.between, { lower: range.toText, upper: next.fromText })];
  });
  return gaps.length > 0 ? fill(words.gap, { gaps: gaps.join(" or ") }) : words.noGap;
}

/** Returns the source line of a figure; undefined without a source. */
export function sourceNote(words: MarketWords, source: string | null): string | undefined {
  return source === null ? undefined : fill(words.source, { source: source.replace(/\.$/, "") });
}

/** Returns the note under all market figures. */
export function marketNote(words: MarketWords, sources: readonly (string | null)[]): string {
  return sources.includes(null) ? `${words.unsourced} ${words.note}` : words.note;
}
