import type { Core } from "@strapi/strapi";
import { addressedTypes } from "../../../content";
import { strapiService } from "../../../strapi-internals/services";

/**
 * Makes an empty slug from the title when an entry with a page of its own is saved. The admin panel would fill a required one with the name of
 * the content type as soon as the form opens, and editors would publish that.
 */
export function makeSlugs(strapi: Core.Strapi): void {
  const addressed = addressedTypes(strapi).map(({ uid }) => uid);
  strapi.documents.use(async (context, next) => {
    const { action, params, uid } = context;
    if (!addressed.includes(uid) || (action !== "create" && action !== "update")) return next();
    const data = params.data as { title?: string; slug?: string | null };
    // An update without a slug keeps the one there is.
    const isEmpty = !data.slug?.trim() && (action === "create" || data.slug !== undefined);
    if (isEmpty && data.title) {
      const request = { contentTypeUID: uid, field: "slug", data: { title: data.title } };
      data.slug = await strapiService(strapi, "plugin::content-manager.uid").generateUIDField(request);
    }
    return next();
  });
}
