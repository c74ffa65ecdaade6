export interface FixedProperties {
  /** ISO 8601 date-time, UTC. */
  readonly publishedAt: string;
  readonly publisher: string;
}

/**
 * Chromium writes the time of the run, its own name, and identifiers of table cells that count from somewhere else in
 * each run. The publication date, the publisher and a count from one take their place, at equal length because a PDF
 * counts bytes, so that equal sources make equal files.
 */
export function fixProperties(pdf: Buffer, { publishedAt, publisher }: FixedProperties): Buffer {
  const stamp = `D:${publishedAt.replace(/\D/g, "").slice(0, 14)}+00'00'`;
  const text = pdf
    .toString("latin1")
    .replace(/D:\d{14}\+00'00'/g, stamp)
    .replace(/\/Creator \(((?:\\.|[^\\)])*)\)/, (all, creator: string) =>
      publisher.length > creator.length ? all : `/Creator (${publisher.padEnd(creator.length)})`,
    );
  return Buffer.from(countCellsFromOne(text), "latin1");
}

/** Their order stays: the PDF looks them up in a sorted tree. */
function countCellsFromOne(text: string): string {
  const cell = /\bnode(\d{8})\b/g;
  const first = Math.min(...[...text.matchAll(cell)].map(([, digits]) => Number(digits)));
  return text.replace(
    cell,
    (_, digits: string) => `node${String(Number(digits) - first + 1).padStart(8, "0")}`,
  );
}
