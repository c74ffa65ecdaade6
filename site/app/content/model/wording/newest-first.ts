interface Dated {
  readonly publishedAt: string;
}

/** Sorts ISO 8601 dates, or date-times of one form, newest first. */
export function newestFirst(a: Dated, b: Dated): number {
  if (a.publishedAt === b.publishedAt) return 0;
  return a.publishedAt < b.publishedAt ? 1 : -1;
}
