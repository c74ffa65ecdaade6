import type { Core } from "@strapi/strapi";

/** Strapi accepts these from whoever may change any field of an entry. */
const identity = ["id", "documentId", "locale"];

/**
 * Ignores the identity of an entry in what somebody sends: with the id of another entry, their draft would become part
 * of that one, and theirs to publish or delete.
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
