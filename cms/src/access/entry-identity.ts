import type { Core } from "@strapi/strapi";

/** Strapi takes them from whoever may change any field of an entry. */
const identity = ["id", "documentId", "locale"];

/**
 * Takes what tells an entry apart out of what somebody sends: with another one's id, their draft would become part of
 * that entry, and theirs to publish or delete.
 */
export function keepIdentity(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const isSaved = context.action === "create" || context.action === "update" || context.action === "clone";
    if (isSaved && strapi.requestContext.get()) {
      const data: Record<string, unknown> = context.params.data ?? {};
      for (const name of identity) delete data[name];
    }
    return next();
  });
}
