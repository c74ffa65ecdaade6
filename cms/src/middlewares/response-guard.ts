import type { Core } from "@strapi/strapi";
import { databaseAnswers } from "../ops/readiness";

/**
 * Sets headers that Strapi has no setting for, and answers 503 while the database is away: Strapi takes its silence for a
 * caller without rights (401) or for a fault (500), and a site would believe the first.
 */
const responseGuard: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    ctx.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    await next();
    if ([401, 500].includes(ctx.status) && !(await databaseAnswers(strapi))) {
      ctx.status = 503;
      ctx.set("retry-after", "1");
      const message = "The database cannot be reached";
      const error = { status: 503, name: "ServiceUnavailableError", message, details: {} };
      ctx.body = { data: null, error };
    }
    // Strapi sends `*` when no Origin is given; a shared cache could replay it.
    if (ctx.response.get("Access-Control-Allow-Origin") === "*") ctx.remove("Access-Control-Allow-Origin");
    // Entries, leads and accounts must not stay in a browser that somebody else uses.
    if (!ctx.response.get("Cache-Control")) ctx.set("Cache-Control", "no-store");
  };
};

export default responseGuard;
