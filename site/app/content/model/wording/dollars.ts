const multiples: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

/** Parses one amount, such as "$100,000", "100000", "100k" or "$1.5M", in dollars; undefined for any other text. */
export function readDollars(text: string): number | undefined {
  const [, digits, unit = ""] = /^\$?(\d[\d,]*(?:\.\d+)?)([km])?$/i.exec(text.replaceAll(/\s/g, "")) ?? [];
  if (digits === undefined) return undefined;
  return Number(digits.replaceAll(",", "")) * (multiples[unit.toLowerCase()] ?? 1);
}

/** A lower end below this usually lacks its "K", as in "$50-75K", which makes the range ambiguous. */
const minLowerEndDollars = 1000;

/** Minimum amount of a class as written, or its whole range if that is ambiguous. */
export const minimumAmount = ({ range }: { range: string }): string => amountRange(range)?.fromText ?? range;

/**
 * Parses a range such as "$50K-$75K", or "$150K+", which has no upper end; null for an ambiguous range or other text.
 * `fromText` and `toText` are the ends as written, "" for no upper end.
 */
export function amountRange(text: string) {
  const [, openText] = /^(.+?)\s*(?:\+|and (?:above|more|up)|or more)$/i.exec(text.trim()) ?? [];
  const [fromText = "", toText = "", thirdPart] = openText
    ? [openText]
    : text.trim().split(/\s*[-–—]\s*|\s+to\s+/);
  const fromDollars = readDollars(fromText);
  const toDollars = openText ? Number.POSITIVE_INFINITY : readDollars(toText);
  if (fromDollars === undefined || toDollars === undefined || thirdPart !== undefined) return null;
  if (fromDollars < minLowerEndDollars || toDollars < fromDollars) return null;
  return { fromDollars, fromText, toDollars, toText };
}
