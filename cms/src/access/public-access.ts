import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { hasContentApiToken } from "../lib/keys";

/**
 * Reserves drafts for the panel and the site. The routes that read content are public, so with `?status=draft` Strapi
 * would return drafts to everyone. Checks in the document service, which all routes use.
 */
export function keepDraftsPrivate(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { status }: { status?: unknown } = { status: undefined, ...context.params };
    const request = strapi.requestContext.get();
    const isPublic = request && !request.state.auth && !hasContentApiToken(request.headers.authorization);
    if (isPublic && status !== undefined && status !== "published") {
      throw new errors.ForbiddenError("Drafts need the content API token");
    }
    return next();
  });
}

/**
 * Ignores IDs and locale in sent data. Otherwise a user could attach a draft to somebody else's entry by sending its
 * ID, and then publish or delete that entry.
 */
export function ignoreSentIds(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const savesEntry =
      context.action === "create" || context.action === "update" || context.action === "clone";
    if (savesEntry && strapi.requestContext.get()) {
      const data: Record<string, unknown> = context.params.data ?? {};
      for (const name of ["id", "documentId", "locale"]) delete data[name];
    }
    return next();
  });
}

/**
 * Removes all API tokens while there is no account yet: until then, Strapi creates default ones at each start and in
 * each command.
 */
export async function removeDefaultTokens(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query("admin::user").count({})) > 0) return;
  await strapi.db.query("admin::api-token").deleteMany({ where: {} });
}
