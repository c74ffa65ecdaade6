import { rm } from "node:fs/promises";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { uploadedFiles } from "../lib/request-body";
import { hasPanelSession } from "../strapi/sessions";

const mediaLibrary = /^\/upload(?:\/|$)/i;

/**
 * Accepts files only from logged-in users for the media library, and deletes temporary files after each response.
 * Strapi stores the files of any request, and leaves them behind when it refuses the request.
 */
const multipart: Core.MiddlewareFactory =
  (_, { strapi }) =>
  async (ctx, next) => {
    // koa-body, which parses the body later, recognizes files by the same check.
    if (!ctx.is("multipart")) return next();
    if (!mediaLibrary.test(ctx.path)) ctx.throw(415, "Files can be uploaded to the media library only");
    // Respond with 401, which makes the panel renew its session and try again.
    if (!(await hasPanelSession(strapi, ctx.get("authorization")))) throw new errors.UnauthorizedError();
    try {
      await next();
    } finally {
      await Promise.all(uploadedFiles(ctx.request).map(({ filepath }) => rm(filepath, { force: true })));
    }
  };

export default multipart;
