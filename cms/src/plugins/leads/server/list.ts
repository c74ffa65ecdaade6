import { Readable } from "node:stream";
import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { parseInput } from "../../../lib/request-body";
import { teamTimeZone } from "../../../lib/team-time";
import type { Context } from "../../../strapi/routes";
import { type Field, formatLines } from "../fields";
import { buildCondition, type Filters } from "../filters";
import type { ListResponse, Row } from "../responses";
import type { leadUid, subscriptionUid } from "../uids";

interface List {
  uid: typeof leadUid | typeof subscriptionUid;
  dateField: "receivedAt" | "requestedAt";
  /** Columns of the CSV. */
  fields: Field[];
  /** Start of the name of the CSV file. */
  fileName: "inquiries" | "subscribers";
  filters: Filters;
  /** Adds data from other tables to the entries. */
  addDetails?: (rows: Row[]) => Promise<Row[]>;
}

const pageSize = 50;
const batchSize = 500;

const pageSchema = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) });

/** Returns a schema that rejects unknown filters. Ignoring them would export more rows than the user asked for. */
function querySchema(filters: Filters) {
  const values = Object.entries(filters).map(([name, { choices, pattern }]) => {
    if (pattern) return [name, z.string().regex(pattern)];
    return [name, choices ? z.enum(Object.keys(choices)) : z.string().max(700)];
  });
  return z
    .object(Object.fromEntries([["page", z.string()], ...values]))
    .partial()
    .strict();
}

/** Returns the condition of the filters' values for the user who makes a request. */
export async function conditionFor(
  strapi: Core.Strapi,
  { state }: Context,
  filters: Filters,
  values: Readonly<Record<string, string | undefined>>,
): Promise<object> {
  const context = { userId: state.user.id, now: new Date(), zone: await teamTimeZone(strapi) };
  return buildCondition(filters, values, context);
}

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = "\uFEFF";

/** Characters that start a formula in spreadsheets, full-width forms included (OWASP, "CSV Injection"). */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

const isoTime = (time: unknown): string => new Date(String(time)).toISOString();

/** Returns the handlers that list and export the entries that match the filters, newest first. */
export function listHandlers(strapi: Core.Strapi, list: List) {
  const { addDetails = async (rows) => rows, dateField, fields, fileName, filters, uid } = list;
  const entries = strapi.db.query(uid);
  const schema = querySchema(filters);
  const readCondition = (ctx: Context) => conditionFor(strapi, ctx, filters, parseInput(schema, ctx.query));

  async function* generateCsv(where: object): AsyncGenerator<string> {
    yield byteOrderMark + formatCsvRecord(fields.map(({ label }) => label));
    for (let lastId: unknown; ; ) {
      const rows: Row[] = await entries.findMany({
        // Page by ID, so that entries that arrive during the export do not shift the pages.
        where: lastId === undefined ? where : { $and: [where, { id: { $lt: lastId } }] },
        orderBy: { id: "desc" },
        limit: batchSize,
      });
      yield (await addDetails(rows))
        .map((row) => formatCsvRecord(fields.map((field) => formatLines(field, row, isoTime).join("; "))))
        .join("");
      lastId = rows.at(-1)?.id;
      if (rows.length < batchSize) return;
    }
  }

  return {
    async list(ctx: Context) {
      const where = await readCondition(ctx);
      const { page } = parseInput(pageSchema, ctx.query);
      const rows: Row[] = await entries.findMany({
        where,
        orderBy: [{ [dateField]: "desc" }, { id: "desc" }],
        offset: (page - 1) * pageSize,
        limit: pageSize,
      });
      const total = await entries.count({ where });
      const pages = Math.ceil(total / pageSize);
      const data: ListResponse = { rows: await addDetails(rows), total, pages };
      ctx.body = { data };
    },

    async export(ctx: Context) {
      const body = Readable.from(generateCsv(await readCondition(ctx)));
      // Abort the response, because a truncated file would look complete.
      body.on("error", () => ctx.res.destroy());
      ctx.attachment(`${fileName}-${new Date().toISOString().slice(0, 10)}.csv`);
      ctx.type = "text/csv; charset=utf-8";
      ctx.set("cache-control", "no-store");
      ctx.body = body;
      strapi.log.info(`Administrator ${ctx.state.user.id} exported the ${fileName}`);
    },
  };
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
