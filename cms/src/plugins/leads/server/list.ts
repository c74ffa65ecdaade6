import { Readable } from "node:stream";
import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { parseInput } from "../../../lib/request-body";
import { teamTimeZone } from "../../../lib/team-time";
import type { Context } from "../../../strapi/routes";
import { type Field, formatLines } from "../fields";
import { buildConditions, type LeadFilter, maxSelected } from "../filters";
import type { ListResponse, Row } from "../responses";
import type { leadUid, subscriptionUid } from "../uids";

type ListedUid = typeof leadUid | typeof subscriptionUid;

/** Leads or subscriptions that meet the condition `where`. */
export interface ListQuery {
  uid: ListedUid;
  where: object;
  /** Adds data from other tables to the entries. */
  addDetails?: (rows: Row[]) => Promise<Row[]>;
}

/** Returns the database condition of a filter. `me` is the ID of the current user. */
export async function filterCondition(strapi: Core.Strapi, filter: LeadFilter, me: number): Promise<object> {
  const zone = await teamTimeZone(strapi);
  return { $and: buildConditions(filter, { me, now: new Date(), zone }) };
}

const pageSize = 50;

const pageSchema = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) });

/** Returns a page of a list, newest first by `dateField`, and the IDs of the list's first `maxSelected` entries. */
export async function readPage(
  strapi: Core.Strapi,
  { addDetails = async (rows) => rows, uid, where }: ListQuery,
  dateField: "receivedAt" | "requestedAt",
  query: Context["query"],
): Promise<ListResponse> {
  const { page } = parseInput(pageSchema, query);
  const entries = strapi.db.query(uid);
  const orderBy = [{ [dateField]: "desc" }, { id: "desc" }];
  const offset = (page - 1) * pageSize;
  const rows: Row[] = await entries.findMany({ where, orderBy, offset, limit: pageSize });
  const selectable: Row[] = await entries.findMany({
    where,
    orderBy,
    select: ["documentId"],
    limit: maxSelected,
  });
  const total = await entries.count({ where });
  return {
    rows: await addDetails(rows),
    total,
    pages: Math.ceil(total / pageSize),
    ids: selectable.map(({ documentId }) => documentId),
  };
}

const batchSize = 500;

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = "\uFEFF";

/** Characters that start a formula in spreadsheets, full-width forms included (OWASP, "CSV Injection"). */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Responds with all entries of a list as a CSV file. */
export function sendCsv(
  strapi: Core.Strapi,
  ctx: Context,
  name: "inquiries" | "subscribers",
  list: ListQuery,
  fields: Field[],
): void {
  ctx.attachment(`${name}-${new Date().toISOString().slice(0, 10)}.csv`);
  ctx.type = "text/csv; charset=utf-8";
  ctx.set("cache-control", "no-store");
  const body = Readable.from(generateCsv(strapi, list, fields));
  // Abort the response, because a truncated file would look complete.
  body.on("error", () => ctx.res.destroy());
  ctx.body = body;
  strapi.log.info(`Administrator ${ctx.state.user.id} exported the ${name}`);
}

const isoTime = (time: unknown): string => new Date(String(time)).toISOString();

/** Yields the CSV in batches, newest entries first. */
async function* generateCsv(
  strapi: Core.Strapi,
  { addDetails = async (rows) => rows, uid, where }: ListQuery,
  fields: Field[],
): AsyncGenerator<string> {
  yield byteOrderMark + formatCsvRecord(fields.map(({ label }) => label));
  for (let lastId: unknown; ; ) {
    const entries: Row[] = await strapi.db.query(uid).findMany({
      // Page by ID, so that entries that arrive during the export do not shift the pages.
      where: lastId === undefined ? where : { $and: [where, { id: { $lt: lastId } }] },
      orderBy: { id: "desc" },
      limit: batchSize,
    });
    yield (await addDetails(entries))
      .map((row) => formatCsvRecord(fields.map((field) => formatLines(field, row, isoTime).join("; "))))
      .join("");
    lastId = entries.at(-1)?.id;
    if (entries.length < batchSize) return;
  }
}

/**
 * Formats one record (RFC 4180). Quotes every cell, because some spreadsheets split unquoted cells at semicolons, and
 * a part could be a formula. A leading apostrophe makes spreadsheets read a formula as text.
 */
function formatCsvRecord(cells: string[]): string {
  const quoted = cells.map((cell) => {
    const text = formulaStart.test(cell) ? `'${cell}` : cell;
    return `"${text.replaceAll('"', '""')}"`;
  });
  return `${quoted.join(",")}\r\n`;
}
