import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { beforeSave } from "../../../before-save";
import { addressedTypes } from "../../../content";
import { strapiService } from "../../../strapi-internals/services";

const sentSchema = z.object({ title: z.string().nullish(), slug: z.string().nullish() });

/**
 * Makes an empty slug from the title when an entry with a page of its own is saved. The admin panel would fill a
 * required one with the name of the content type as soon as the form opens, and editors would publish that.
 */
export function makeSlugs(strapi: Core.Strapi): void {
  const addressed = addressedTypes(strapi).map(({ uid }) => uid);
  beforeSave(strapi, addressed, sentSchema, async ({ action, sent: { slug, title }, uid }) => {
    if (action === "clone") return undefined;
    // An update without a slug keeps the one there is.
    const isEmpty = !slug?.trim() && (action === "create" || slug !== undefined);
    if (!isEmpty || !title) return undefined;
    const request = { contentTypeUID: uid, field: "slug", data: { title } };
    return { slug: await strapiService(strapi, "plugin::content-manager.uid").generateUIDField(request) };
  });
}
