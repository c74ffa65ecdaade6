import type { Core } from "@strapi/strapi";
import { beforeSave } from "../../../before-save";
import { addressedTypes } from "../../../content";
import { strapiService } from "../../../strapi-internals/services";

interface Slugged {
  title?: string;
  slug?: string | null;
}

/**
 * Makes an empty slug from the title when an entry with a page of its own is saved. The admin panel would fill a
 * required one with the name of the content type as soon as the form opens, and editors would publish that.
 */
export function makeSlugs(strapi: Core.Strapi): void {
  const addressed = addressedTypes(strapi).map(({ uid }) => uid);
  beforeSave<Slugged>(strapi, addressed, async ({ action, data, uid }) => {
    if (action === "clone") return;
    // An update without a slug keeps the one there is.
    const isEmpty = !data.slug?.trim() && (action === "create" || data.slug !== undefined);
    if (isEmpty && data.title) {
      const request = { contentTypeUID: uid, field: "slug", data: { title: data.title } };
      data.slug = await strapiService(strapi, "plugin::content-manager.uid").generateUIDField(request);
    }
  });
}
