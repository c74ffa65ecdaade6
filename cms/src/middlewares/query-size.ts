import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

const maxValues = 200;
const maxListed = 20;
const lists = new Set(["fields", "populate", "sort"]);

/** Refuses queries of very many parts: Strapi works on each for milliseconds, and answers nobody meanwhile. */
const querySize: Core.MiddlewareFactory = () => (ctx, next) => {
  if (countValues(ctx.query) > maxValues) {
    throw new errors.ValidationError(`A query has at most ${maxValues} values`);
  }
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
    if (isList && count > maxListed) {
      throw new errors.ValidationError(`"${key}" of a query has at most ${maxListed} parts`);
    }
    sum += count;
  }
  return sum;
}

export default querySize;
