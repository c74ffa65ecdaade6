import type { LeadRecord, QueuedRecord, SubscriptionRecord } from "../lead-record.server.ts";

const columns = [
  "submissionId",
  "receivedAt",
  "form",
  "name",
  "email",
  "phone",
  "region",
  "reason",
  "message",
  "consent",
  "consentVersion",
  "consentAt",
  "page",
  "referrer",
  "campaign",
  "needsReview",
  "reviewReasons",
  "event",
  "requestedAt",
  "confirmation",
  "unsubscribeLink",
] as const satisfies readonly (keyof LeadRecord | keyof SubscriptionRecord)[];

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

export const csvHeader = csvLine(columns);

export function csvLineOf(record: QueuedRecord): string {
  const cells: Partial<Record<(typeof columns)[number], unknown>> = record;
  return csvLine(columns.map((column) => cells[column]));
}
