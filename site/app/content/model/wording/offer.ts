import { fill } from "../../../copy/copy.ts";
import type { offer } from "../../../copy/offer.ts";
import type { ReturnClass } from "../offering.ts";
import { amountRange } from "./dollars.ts";
import { capitalize, countWord } from "./running-text.ts";

type ReturnCopy = typeof offer.returns;
type MarketCopy = typeof offer.market;

/** Basis of targets: net or gross of fees, or not stated. */
export type FeeBasis = keyof typeof offer.fees;

/** Placeholder for the fee sentence in the answer to a common question. */
export const feesPlaceholder = "{fees}";

/** Returns the title of the class table, with the number of classes. */
export function returnClassesTitle(copy: ReturnCopy, { length }: readonly ReturnClass[]): string {
  return length === 1 ? copy.titleOfOne : fill(copy.titleOfMany, { count: capitalize(countWord(length)) });
}

/** Returns a sentence on the target IRR of the first and the last class. The figures are copied, never computed. */
export function targetIrrNote(copy: ReturnCopy, classes: readonly ReturnClass[]): string | undefined {
  const [first] = classes;
  const last = classes.at(-1);
  if (!first || !last) return undefined;
  return first === last
    ? fill(copy.target, { irr: first.irr })
    : fill(copy.targets, { highest: last.irr, lowest: first.irr });
}

/** Returns a sentence on the amounts between the ranges of two classes, or `noGap` if no amount is between them. */
export function amountGapNote(copy: ReturnCopy, classes: readonly ReturnClass[]): string {
  const ranges = classes.flatMap(({ range }) => amountRange(range) ?? []);
  const gaps = ranges.flatMap((range, index) => {
    const next = ranges[index + 1];
    if (!next || next.fromDollars - range.toDollars <= 1) return [];
    return [fill(copy.between, { lower: range.toText, upper: next.fromText })];
  });
  return gaps.length > 0 ? fill(copy.gap, { gaps: gaps.join(" or ") }) : copy.noGap;
}

export function sourceNote(copy: MarketCopy, source: string | null): string | undefined {
  return source === null ? undefined : fill(copy.source, { source: source.replace(/\.$/, "") });
}

export function marketNote(copy: MarketCopy, sources: readonly (string | null)[]): string {
  return sources.includes(null) ? `${copy.unsourced} ${copy.note}` : copy.note;
}
