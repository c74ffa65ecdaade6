import type { Core } from "@strapi/strapi";
import { isDatabaseUp } from "../ops/readiness";

export const permissionsPolicy = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

/**
 * Sets headers for which Strapi has no setting. Responds with 503 while the database is down, instead of Strapi's 401
 * or 500.
 */
const responseGuard: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    ctx.set("Permissions-Policy", permissionsPolicy);
    await next();
    if ([401, 500].includes(ctx.status) && !(await isDatabaseUp(strapi))) {
      ctx.status = 503;
      ctx.set("retry-after", "1");
      const message = "The database cannot be reached";
      const error = { status: 503, name: "ServiceUnavailableError", message, details: {} };
      ctx.body = { data: null, error };
    }
    // Strapi sends `*` if the request has no Origin. A shared cache could send that response to other sites' pages.
    if (ctx.response.get("Access-Control-Allow-Origin") === "*") ctx.remove("Access-Control-Allow-Origin");
    // Keep entries, leads and accounts out of browser caches, because computers may be shared.
    if (!ctx.response.get("Cache-Control")) ctx.set("Cache-Control", "no-store");
  };
};

export default responseGuard;
