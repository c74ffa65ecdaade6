import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { asRecord, type Fields } from "../lib/values";

export const readMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Limits of a query: values in total, and parts of each list parameter. */
const maxValues = 200;
const maxListParts = 20;
const listParameters = new Set(["fields", "populate", "sort"]);

/** Relations to accounts, and the columns of accounts that lists may be sorted and filtered by. */
const accountRelations = new Set(["createdBy", "updatedBy"]);
const visibleColumns = new Set(["documentId", "firstname", "id", "lastname", "username"]);

/** Refuses cross-site writes, and queries with too many values, several list attributes or hidden columns. */
const requestGuard: Core.MiddlewareFactory = (_config, { strapi }) => {
  const listAttributes = findListAttributes(strapi);
  return async (ctx, next) => {
    // Neither the panel nor the site's server sends cross-site requests.
    if (!readMethods.has(ctx.method) && ctx.get("sec-fetch-site") === "cross-site")
      throw new errors.ForbiddenError("Requests from other sites are refused");
    // Strapi spends milliseconds of blocking work on each value.
    if (countValues(ctx.query) > maxValues)
      throw new errors.ValidationError(`A query may have at most ${maxValues} values`);
    const paths = attributePaths(ctx.query);
    refuseHiddenColumns(paths);
    refuseSeveralLists(listAttributes, paths);
    try {
      await next();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { message, name, status } = error;
      ctx.status = status;
      ctx.body = { data: null, error: { status, name, message, details: {} } };
    }
  };
};

/** Returns true for errors that Koa exposes, such as for an invalid path. Strapi would log each with its stack. */
const isRefusal = (error: unknown): error is Error & { readonly status: number } =>
  error instanceof Error &&
  "expose" in error &&
  error.expose === true &&
  "status" in error &&
  typeof error.status === "number";

/** Counts the values of a query. Throws ValidationError if one of its list parameters has too many parts. */
function countValues(value: unknown, isInListParameter = false): number {
  if (typeof value === "string" && isInListParameter) return value.split(",").length;
  if (typeof value !== "object" || value === null) return 1;
  let total = 0;
  for (const [key, part] of Object.entries(value)) {
    const isListParameter = listParameters.has(key);
    const count = countValues(part, isInListParameter || isListParameter);
    if (isListParameter && count > maxListParts)
      throw new errors.ValidationError(`"${key}" of a query may have at most ${maxListParts} parts`);
    total += count;
  }
  return total;
}

/**
 * Refuses to sort or filter by hidden columns of accounts, such as password or email, because the order or length of
 * the list would reveal their values.
 */
function refuseHiddenColumns(paths: string[][]): void {
  for (const path of paths) {
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

/**
 * Refuses to sort or filter by several list attributes, such as the team of a page. Strapi joins each mention, so the
 * time multiplies with every mention: 15 times a team of eight would block the service for hours.
 */
function refuseSeveralLists(listAttributes: ReadonlySet<string>, paths: string[][]): void {
  const mentions = paths.flatMap((path) => {
    const start = path.findIndex((part) => part === "filters" || part === "sort");
    // A populated list without filters needs no join.
    return path[0] === "populate" && start < 0
      ? []
      : path.slice(start + 1).filter((part) => listAttributes.has(part));
  });
  if (mentions.length > 1)
    throw new errors.ValidationError("A query may be sorted or filtered by a list only once");
}

/** Returns the names of all attributes that hold any number of entries, components or files. */
function findListAttributes({ components, contentTypes }: Core.Strapi): ReadonlySet<string> {
  const isList = ({ multiple, relation, repeatable, type }: Fields) =>
    multiple === true || repeatable === true || type === "dynamiczone" || String(relation).endsWith("ToMany");
  const models = [...Object.values(contentTypes), ...Object.values(components)];
  return new Set(
    models.flatMap(({ attributes }) =>
      Object.entries(attributes).flatMap(([name, attribute]) => (isList(asRecord(attribute)) ? name : [])),
    ),
  );
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
