import type { Core } from "@strapi/strapi";
import { environment } from "../lib/environment";
import { recordResponse } from "../ops/metrics";
import { chooseRequestId, runInRequest } from "../ops/request-scope";
import { readMethods } from "./request-guard";

/**
 * Gives each request an ID for logs, response and lead, and logs each write and failure with its path only: queries
 * and bodies can hold personal data. Successful reads are logged only at LOG_LEVEL=debug, because the site polls.
 */
const accessLog: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const startedAtMs = performance.now();
    const id = chooseRequestId(ctx.headers);
    const { method, path } = ctx;
    ctx.set("X-Request-Id", id);
    await runInRequest(id, async () => {
      await next();
      const { status } = ctx;
      const tookMs = performance.now() - startedAtMs;
      recordResponse(method, path, status, tookMs / 1000);
      if (environment().logLevel !== "debug" && readMethods.has(method) && status < 400) return;
      strapi.log.http(`${method} ${path} ${status}`, { method, path, status, tookMs: Math.ceil(tookMs) });
    });
  };
};

export default accessLog;
