import type { Core } from "@strapi/strapi";

/** What Strapi's security middleware has no setting for. */
const answerHeaders: Core.MiddlewareFactory = () => async (ctx, next) => {
  ctx.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  await next();
  // Entries, leads and accounts, also at an address that somebody else uses after them in the same browser.
  if (!ctx.response.get("Cache-Control")) ctx.set("Cache-Control", "no-store");
};

export default answerHeaders;
