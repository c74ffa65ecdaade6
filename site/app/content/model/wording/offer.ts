import { fill } from "../../../copy/copy.ts";
import type { offer } from "../../../copy/offer.ts";
import type { ReturnClass } from "../offering.ts";
import { amountRange } from "./dollars.ts";
import { capitalized, countWord } from "./running-text.ts";

type ReturnWords = typeof offer.returns;
type MarketWords = typeof offer.market;

/** Whether the targets are before or after fees, as far as the team says so. */
export type FeeBasis = keyof typeof offer.fees;

/** Where an answer says it. */
export const feesPlace = "{fees}";

export const feesSentence = (words: typeof offer.fees, basis: FeeBasis): string => words[basis];

export function returnClassesTitle(words: ReturnWords, { length }: readonly ReturnClass[]): string {
  return length === 1 ? words.titleOfOne : fill(words.titleOfMany, { count: capitalized(countWord(length)) });
}

/** Amounts between two ranges belong to no class. */
export function returnGapNote(words: ReturnWords, classes: readonly ReturnClass[]): string {
  const ranges = classes.flatMap(({ range }) => amountRange(range) ?? []);
  const gaps = ranges.flatMap((range, index) => {
    const next = ranges[index + 1];
    if (!next || next.fromDollars - range.toDollars <= 1) return [];
    return [fill(words.between, { lower: range.toText, upper: next.fromText })];
  });
  return gaps.length > 0 ? fill(words.gap, { gaps: gaps.join(" or ") }) : words.noGap;
}

/** Where a figure comes from; nothing while nobody has said so. */
export function sourceNote(words: MarketWords, source: string | null): string | undefined {
  return source === null ? undefined : fill(words.source, { source: source.replace(/\.$/, "") });
}

/** Once under all ranks and rates, whose sources these are. */
export function marketNote(words: MarketWords, sources: readonly (string | null)[]): string {
  return sources.includes(null) ? `${words.unsourced} ${words.note}` : words.note;
}
