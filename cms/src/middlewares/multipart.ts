import { rm } from "node:fs/promises";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { filesOf } from "../lib/request-body";
import { hasSession } from "../strapi/sessions";

const mediaLibrary = /^\/upload(?:\/|$)/i;

/**
 * Takes files only from people in the panel and only for the media library, and removes the temporary ones after every answer. Strapi
 * writes the files of any request to the disk, and leaves them there where it refuses the request.
 */
const multipart: Core.MiddlewareFactory =
  (_, { strapi }) =>
  async (ctx, next) => {
    // As the parser of bodies tells them.
    if (!ctx.is("multipart")) return next();
    if (!mediaLibrary.test(ctx.path)) ctx.throw(415, "Files are taken at the media library only");
    // The panel renews its session when it is answered so.
    if (!(await hasSession(strapi, ctx.get("authorization")))) throw new errors.UnauthorizedError();
    try {
      await next();
    } finally {
      await Promise.all(filesOf(ctx.request).map(({ filepath }) => rm(filepath, { force: true })));
    }
  };

export default multipart;
