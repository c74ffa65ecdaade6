import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

export const readMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Limits of a query: values in total, and parts of each list parameter. */
const maxValues = 200;
const maxListParts = 20;
const listParameters = new Set(["fields", "populate", "sort"]);

/** Relations to accounts, and the columns of accounts that lists may be sorted and filtered by. */
const accountRelations = new Set(["createdBy", "updatedBy"]);
const visibleColumns = new Set(["documentId", "firstname", "id", "lastname", "username"]);

/** Refuses cross-site writes, and queries with too many parts or hidden columns. */
const requestGuard: Core.MiddlewareFactory = () => async (ctx, next) => {
  // Neither the panel nor the site's server sends cross-site requests.
  if (!readMethods.has(ctx.method) && ctx.get("sec-fetch-site") === "cross-site")
    throw new errors.ForbiddenError("Requests from other sites are refused");
  // Strapi spends milliseconds of blocking work on each value.
  if (countValues(ctx.query) > maxValues)
    throw new errors.ValidationError(`A query may have at most ${maxValues} values`);
  refuseHiddenColumns(ctx.query);
  try {
    await next();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { message, name, status } = error;
    ctx.status = status;
    ctx.body = { data: null, error: { status, name, message, details: {} } };
  }
};

/** Returns true for errors that Koa exposes, such as for an invalid path. Strapi would log each with its stack. */
const isRefusal = (error: unknown): error is Error & { readonly status: number } =>
  error instanceof Error &&
  "expose" in error &&
  error.expose === true &&
  "status" in error &&
  typeof error.status === "number";

/** Counts the values of a query. Throws ValidationError if one of its lists is too long. */
function countValues(value: unknown, isInList = false): number {
  if (typeof value === "string" && isInList) return value.split(",").length;
  if (typeof value !== "object" || value === null) return 1;
  let total = 0;
  for (const [key, part] of Object.entries(value)) {
    const isList = listParameters.has(key);
    const count = countValues(part, isInList || isList);
    if (isList && count > maxListParts)
      throw new errors.ValidationError(`"${key}" of a query may have at most ${maxListParts} parts`);
    total += count;
  }
  return total;
}

/**
 * Refuses to sort or filter by hidden columns of accounts, such as password or email, because the order or length of
 * the list would reveal their values.
 */
function refuseHiddenColumns(query: unknown): void {
  for (const path of attributePaths(query)) {
    const relationIndex = path.findIndex((part) => accountRelations.has(part));
    // Skip operators, which start with $, and list indexes.
    const columns =
      relationIndex < 0 ? [] : path.slice(relationIndex + 1).filter((part) => !/^(?:\$.*|\d+)$/.test(part));
    if (!columns.every((column) => visibleColumns.has(column)))
      throw new errors.ValidationError(
        `Lists cannot be sorted or filtered by ${columns.join(".")} of accounts`,
      );
  }
}

/** Returns the attribute paths in a parsed query: its keys, and the columns in `fields` and `sort`. */
function attributePaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => attributePaths(part, [...path, ...key.split(".")]));
  }
  if (typeof value !== "string" || !path.some((part) => part === "fields" || part === "sort")) return [path];
  return [path, ...value.split(",").map((sorting) => (sorting.split(":")[0] ?? "").trim().split("."))];
}

export default requestGuard;
