import type { Core } from "@strapi/strapi";
import { databaseAnswers } from "../ops/readiness";

/**
 * Says 503 while the database does not answer. Strapi takes its silence for a caller without rights (401) or for a fault
 * (500); a site would believe the first, and show less than there is.
 */
const databaseAway: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    await next();
    if (![401, 500].includes(ctx.status) || (await databaseAnswers(strapi))) return;
    ctx.status = 503;
    ctx.set("retry-after", "1");
    const message = "The database cannot be reached";
    ctx.body = { data: null, error: { status: 503, name: "ServiceUnavailableError", message, details: {} } };
  };
};

export default databaseAway;
