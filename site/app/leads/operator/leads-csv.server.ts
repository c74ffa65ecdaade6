import { type QueuedRecord, recordFields } from "../lead-record.server.ts";

/** What spreadsheets take for the beginning of a formula, in ASCII and in full width. */
const formulaStart = /^[\s]*[=+\-@\t\r\n＝＋－＠|]/u;

/** One cell (RFC 4180). An apostrophe before what looks like a formula makes a spreadsheet show it as text. */
export function csvCell(value: unknown): string {
  if (value === undefined || value === null) return '""';
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const csvLine = (cells: readonly unknown[]) => `${cells.map(csvCell).join(",")}\r\n`;

export const csvHeader = csvLine(recordFields);

export function csvLineOf(record: QueuedRecord): string {
  const cells = new Map<string, unknown>(Object.entries(record));
  return csvLine(recordFields.map((field) => cells.get(field)));
}
