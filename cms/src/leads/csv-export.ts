import type { Core } from "@strapi/strapi";
import { byteOrderMark, csvRecord } from "./csv";

export type Entry = Record<string, unknown> & { id: number };

export type Column = [title: string, cell: (entry: Entry) => string];

/** What a list is narrowed by, as the content manager's query says it. */
export interface Narrowing {
  filters?: unknown;
  _q?: string;
}

interface Export {
  uid: "api::lead.lead" | "api::lead.subscription";
  columns: Column[];
  narrowing: Narrowing;
  /** Takes away what the reader may not see. */
  visible: (entry: Entry) => Promise<Entry>;
}

const batchSize = 500;

/** How values stand in a cell. */
export const cells = {
  text: (value: unknown): string => (value === null || value === undefined ? "" : String(value)),
  yesOrNo: (value: unknown): string => (value ? "yes" : "no"),
  moment: (value: unknown): string => (value ? new Date(String(value)).toISOString() : ""),
  inOneCell: (parts: string[]): string => parts.join("; "),
};

/** The entries of a list as a file for spreadsheets, newest first, in pieces: the whole never has to fit into memory. */
export async function* entriesAsCsv(
  strapi: Core.Strapi,
  { columns, narrowing: { filters, _q }, uid, visible }: Export,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(columns.map(([title]) => title));
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const entries = (await strapi.documents(uid).findMany({
      // By id and not by page, so that entries that arrive meanwhile move nothing.
      filters: { $and: [filters ?? {}, { id: { $lt: before } }] },
      ...(_q && { _q }),
      sort: "id:desc",
      limit: batchSize,
    })) as Entry[];
    let piece = "";
    for (const stored of entries) {
      const entry = await visible(stored);
      piece += csvRecord(columns.map(([, cell]) => cell(entry)));
    }
    if (piece) yield piece;
    const last = entries.at(-1);
    if (!last || entries.length < batchSize) return;
    before = last.id;
  }
}
