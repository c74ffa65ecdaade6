import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

const reads = new Set(["GET", "HEAD", "OPTIONS"]);

const maxValues = 200;
const maxListed = 20;
const lists = new Set(["fields", "populate", "sort"]);

const accountRelations = new Set(["createdBy", "updatedBy"]);
const visibleColumns = new Set(["documentId", "firstname", "id", "lastname", "username"]);

/** Refuses writes that another site makes a browser send, queries of very many parts, and queries by hidden columns. */
const requestGuard: Core.MiddlewareFactory = () => (ctx, next) => {
  // The panel and the site's server never send such writes.
  if (!reads.has(ctx.method) && ctx.get("sec-fetch-site") === "cross-site")
    throw new errors.ForbiddenError("Requests from other sites are refused");
  // Strapi works on each value for milliseconds, and answers nobody meanwhile.
  if (countValues(ctx.query) > maxValues)
    throw new errors.ValidationError(`A query has at most ${maxValues} values`);
  refuseHiddenColumns(ctx.query);
  return next();
};

/** @throws ValidationError when one of the lists is too long, wherever in the query it is */
function countValues(value: unknown, isListed = false): number {
  if (typeof value === "string" && isListed) return value.split(",").length;
  if (typeof value !== "object" || value === null) return 1;
  let sum = 0;
  for (const [key, part] of Object.entries(value)) {
    const isList = lists.has(key);
    const count = countValues(part, isListed || isList);
    if (isList && count > maxListed)
      throw new errors.ValidationError(`"${key}" of a query has at most ${maxListed} parts`);
    sum += count;
  }
  return sum;
}

/**
 * Refuses to sort or filter by a hidden column of an account, such as its password or its email address. Strapi leaves the
 * column out of its response, but the order of a list tells about it.
 */
function refuseHiddenColumns(query: unknown): void {
  for (const path of pathsIn(query)) {
    const account = path.findIndex((part) => accountRelations.has(part));
    // Operators begin with a dollar sign, and lists count their parts.
    const columns = account < 0 ? [] : path.slice(account + 1).filter((part) => !/^(?:\$.*|\d+)$/.test(part));
    if (!columns.every((column) => visibleColumns.has(column)))
      throw new errors.ValidationError(
        `Lists cannot be sorted or filtered by ${columns.join(".")} of accounts`,
      );
  }
}

/** Paths of attributes in a parsed query: its keys, and the texts of a `sort` such as `createdBy.firstname:asc`. */
function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, ...key.split(".")]));
  }
  if (typeof value !== "string" || !path.includes("sort")) return [path];
  return [path, ...value.split(",").map((one) => (one.split(":")[0] ?? "").trim().split("."))];
}

export default requestGuard;
