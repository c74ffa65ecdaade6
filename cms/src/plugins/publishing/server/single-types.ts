import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { contentType } from "../../../content";

/** Refuses to unpublish or delete an entry that is the only one of its type: every page of the site needs it. */
export function keepSingleTypes(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ action, uid }, next) => {
    const type = contentType(strapi, uid);
    const takesAway = action === "unpublish" || action === "delete";
    if (!takesAway || type?.kind !== "singleType") return next();
    throw new errors.ValidationError(
      `The website always needs “${type.info.displayName}”. Change and publish it instead of taking it off the site.`,
    );
  });
}
