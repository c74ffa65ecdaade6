const multiples: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

/** An amount as people write it: "$100,000", "100000", "100k". Absent when it is not an amount. */
export function readDollars(text: string): number | undefined {
  const [, digits, unit = ""] = /^\$?(\d[\d,]*(?:\.\d+)?)([km])?$/i.exec(text.replaceAll(/\s/g, "")) ?? [];
  if (digits === undefined) return undefined;
  return Number(digits.replaceAll(",", "")) * (multiples[unit.toLowerCase()] ?? 1);
}

/** From one amount to another, both included; without an end for "$150K+". */
export interface AmountRange {
  readonly fromDollars: number;
  /** As it was written. */
  readonly fromText: string;
  readonly toDollars: number;
  readonly toText: string;
}

/** Less than this is an amount whose thousands were left out, as in "$50-75K". */
const leastDollars = 1000;

/** "$50K-$75K" or "$150K+" as amounts; null for anything that can be read in more than one way. */
export function amountRange(text: string): AmountRange | null {
  const [, open] = /^(.+?)\s*(?:\+|and (?:above|more|up)|or more)$/i.exec(text.trim()) ?? [];
  const [fromText = "", toText = "", more] = open ? [open] : text.trim().split(/\s*[-–—]\s*|\s+to\s+/);
  const fromDollars = readDollars(fromText);
  const toDollars = open ? Number.POSITIVE_INFINITY : readDollars(toText);
  if (fromDollars === undefined || toDollars === undefined || more !== undefined) return null;
  if (fromDollars < leastDollars || toDollars < fromDollars) return null;
  return { fromDollars, fromText, toDollars, toText };
}
