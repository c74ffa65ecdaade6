import type { Core } from "@strapi/strapi";

export type Entry = Record<string, unknown> & { id: number | string; documentId: string };

export type Column = [title: string, cell: (entry: Entry) => string];

interface Export {
  uid: "api::lead.lead" | "api::lead.subscription";
  columns: Column[];
  filters: object;
  /** Leaves out what the reader may not see, and adds what is kept beside the entries. */
  visible: (entries: Entry[]) => Promise<Entry[]>;
}

const batchSize = 500;

/** Marks the file as UTF-8 for spreadsheets that would otherwise guess. */
const byteOrderMark = "\uFEFF";

/** What a spreadsheet takes for the start of a formula, full-width forms included (OWASP, "CSV Injection"). */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** The entries of a list for spreadsheets, newest first, in pieces: the whole never has to fit into memory. */
export async function* entriesAsCsv(
  strapi: Core.Strapi,
  { columns, filters, uid, visible }: Export,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(columns.map(([title]) => title));
  for (let before: Entry["id"] | undefined; ; ) {
    const entries: Entry[] = await strapi.documents(uid).findMany({
      // By id and not by page, so that entries that arrive meanwhile move nothing.
      filters: { $and: [filters, before === undefined ? {} : { id: { $lt: before } }] },
      sort: "id:desc",
      limit: batchSize,
    });
    let piece = "";
    for (const entry of await visible(entries)) {
      piece += csvRecord(columns.map(([, cell]) => cell(entry)));
    }
    if (piece) yield piece;
    const last = entries.at(-1);
    if (!last || entries.length < batchSize) return;
    before = last.id;
  }
}

/**
 * One record after RFC 4180. Every cell is quoted: in spreadsheets that separate by semicolons, an unquoted one
 * could be split and its second half be a formula. A cell that would be a formula gets an apostrophe before it,
 * which makes it text.
 */
function csvRecord(cells: string[]): string {
  const quoted = cells.map((cell) => {
    const text = formulaStart.test(cell) ? `'${cell}` : cell;
    return `"${text.replaceAll('"', '""')}"`;
  });
  return `${quoted.join(",")}\r\n`;
}
