import type { Core } from "@strapi/strapi";
import { isDatabaseUp } from "../ops/readiness";

/**
 * Sets headers that Strapi has no setting for. Responds with 503 while the database is down: Strapi would respond with
 * 401 or 500, and a site would report a 401 as a wrong content API token.
 */
const responseGuard: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    ctx.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    await next();
    if ([401, 500].includes(ctx.status) && !(await isDatabaseUp(strapi))) {
      ctx.status = 503;
      ctx.set("retry-after", "1");
      const message = "The database cannot be reached";
      const error = { status: 503, name: "ServiceUnavailableError", message, details: {} };
      ctx.body = { data: null, error };
    }
    // Strapi sends `*` when no Origin is given; a shared cache could replay it.
    if (ctx.response.get("Access-Control-Allow-Origin") === "*") ctx.remove("Access-Control-Allow-Origin");
    // Keep entries, leads and accounts out of the caches of shared browsers.
    if (!ctx.response.get("Cache-Control")) ctx.set("Cache-Control", "no-store");
  };
};

export default responseGuard;
