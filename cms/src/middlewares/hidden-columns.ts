import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

const toAccount = new Set(["createdBy", "updatedBy"]);
const visible = new Set(["documentId", "firstname", "id", "lastname", "username"]);

/**
 * Refuses queries that sort or filter by a hidden column of an account, such as its password or its email address.
 * Strapi leaves the column out of its response, but the order of a list tells about it.
 */
const hiddenColumns: Core.MiddlewareFactory = () => (ctx, next) => {
  for (const path of pathsIn(ctx.query)) {
    const account = path.findIndex((part) => toAccount.has(part));
    // Operators begin with a dollar sign, and lists count their parts.
    const columns = account < 0 ? [] : path.slice(account + 1).filter((part) => !/^(?:\$.*|\d+)$/.test(part));
    if (columns.some((column) => !visible.has(column))) {
      throw new errors.ValidationError(
        `Lists cannot be sorted or filtered by ${columns.join(".")} of accounts`,
      );
    }
  }
  return next();
};

/** Paths of attributes in a parsed query: its keys, and the texts of a `sort` such as `createdBy.firstname:asc`. */
function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, ...key.split(".")]));
  }
  if (typeof value !== "string" || !path.includes("sort")) return [path];
  return [path, ...value.split(",").map((one) => (one.split(":")[0] ?? "").trim().split("."))];
}

export default hiddenColumns;
