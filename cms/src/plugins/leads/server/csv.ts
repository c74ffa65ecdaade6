import { Readable } from "node:stream";
import type { Core } from "@strapi/strapi";
import type { Context } from "../../../strapi/routes";
import type { Column } from "../columns";
import type { Entry, List } from "./list";

const batchSize = 500;

/** Marks the file as UTF-8 for spreadsheets that would otherwise guess. */
const byteOrderMark = "\uFEFF";

/** What a spreadsheet takes for the start of a formula, full-width forms included (OWASP, "CSV Injection"). */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Answers with the entries of a list as a file for spreadsheets. */
export function sendCsv(
  strapi: Core.Strapi,
  ctx: Context,
  name: "inquiries" | "subscribers",
  list: List,
  columns: Column[],
): void {
  ctx.attachment(`${name}-${new Date().toISOString().slice(0, 10)}.csv`);
  ctx.type = "text/csv; charset=utf-8";
  ctx.set("cache-control", "no-store");
  const body = Readable.from(entriesAsCsv(strapi, list, columns));
  // Ends the response abruptly: a shorter file would look complete.
  body.on("error", () => ctx.res.destroy());
  ctx.body = body;
  strapi.log.info(`The ${name} are exported by administrator ${ctx.state.user.id}`);
}

const isoTime = (time: unknown): string => new Date(String(time)).toISOString();

/** The file, newest entries first, in pieces: the whole never has to fit into memory. */
async function* entriesAsCsv(
  strapi: Core.Strapi,
  { filters, uid, visible }: List,
  columns: Column[],
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(columns.map(({ title }) => title));
  for (let before: Entry["id"] | undefined; ; ) {
    const entries: Entry[] = await strapi.documents(uid).findMany({
      // By id and not by page, so that entries that arrive meanwhile move nothing.
      filters: { $and: [filters, before === undefined ? {} : { id: { $lt: before } }] },
      sort: "id:desc",
      limit: batchSize,
    });
    let piece = "";
    for (const entry of await visible(entries)) {
      piece += csvRecord(columns.map(({ lines }) => lines(entry, isoTime).join("; ")));
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
