import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { parsed } from "../../lib/request-body";
import { strapiService } from "../../strapi/services";
import { draftOf, type Rule } from "../content-rules";

const sentSchema = z.object({ title: z.string().nullish(), slug: z.string().nullish() });

/**
 * Generates a slug from the title if the slug is empty, or if it is taken in a copy. The schemas leave slugs optional,
 * because the panel fills a required slug with the type's name.
 */
export const slug: Rule = {
  async save({ action, sent, source, strapi, uid }) {
    const copied = source ? await draftOf({ documentId: source, strapi, uid }) : {};
    const { slug: sentSlug, title } = parsed(sentSchema, { ...copied, ...sent });
    // An update without a slug keeps the stored one.
    const isEmpty = !sentSlug?.trim() && (action !== "update" || sentSlug !== undefined);
    const isTaken =
      action === "clone" && (await strapi.db.query(uid).count({ where: { slug: sentSlug } })) > 0;
    if (!(isEmpty || isTaken) || !title) return undefined;
    const request = { contentTypeUID: uid, field: "slug", data: { title } };
    return { slug: await strapiService(strapi, "plugin::content-manager.uid").generateUIDField(request) };
  },
};

const maxSlugCharacters = 255;

/** Shortens texts before Strapi turns them into slugs, which takes quadratic time. */
export function shortenSlugTexts(strapi: Core.Strapi): void {
  const slugs = strapiService(strapi, "plugin::content-manager.uid");
  const { generateUIDField } = slugs;
  slugs.generateUIDField = ({ data, ...request }) => {
    const shortened = Object.entries(data).map(([field, value]) => [
      field,
      typeof value === "string" ? value.slice(0, maxSlugCharacters) : value,
    ]);
    return generateUIDField.call(slugs, { ...request, data: Object.fromEntries(shortened) });
  };
}
