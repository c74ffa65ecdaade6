import type { Core } from "@strapi/strapi";

const reads = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * One line for each write and each failure, with the path only: query strings and bodies can hold personal
 * data. Successful reads are left out, because the site polls.
 */
const accessLog: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const startedAtMs = performance.now();
    await next();
    if (reads.has(ctx.method) && ctx.status < 400) return;
    const tookMs = Math.ceil(performance.now() - startedAtMs);
    const { method, path, status } = ctx;
    strapi.log.http(`${method} ${path} ${status}`, { method, path, status, tookMs });
  };
};

export default accessLog;
