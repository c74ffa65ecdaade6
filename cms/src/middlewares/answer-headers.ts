import type { Core } from "@strapi/strapi";

/** What Strapi's own middlewares have no setting for. */
const answerHeaders: Core.MiddlewareFactory = () => async (ctx, next) => {
  ctx.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  await next();
  // Strapi lets everybody read what nobody's origin asks for, which a cache might hand to an origin that does.
  if (ctx.response.get("Access-Control-Allow-Origin") === "*") ctx.remove("Access-Control-Allow-Origin");
  // Entries, leads and accounts, also at an address that somebody else uses after them in the same browser.
  if (!ctx.response.get("Cache-Control")) ctx.set("Cache-Control", "no-store");
};

export default answerHeaders;
