import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

const reads = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses writes that a page of another site makes a browser send. The panel and the site's server never send them. */
const sameSite: Core.MiddlewareFactory = () => (ctx, next) => {
  if (!reads.has(ctx.method) && ctx.get("sec-fetch-site") === "cross-site") {
    throw new errors.ForbiddenError("Requests from other sites are refused");
  }
  return next();
};

export default sameSite;
