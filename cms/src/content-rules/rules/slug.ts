import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { parsed } from "../../lib/request-body";
import { strapiService } from "../../strapi/services";
import { draftOf, type Rule } from "../content-rules";

const sentSchema = z.object({ title: z.string().nullish(), slug: z.string().nullish() });

/**
 * Fills an empty slug, and in a copy one that is taken, from the title. If the slug were required, the panel would fill
 * it with the type's name.
 */
export const slug: Rule = {
  async save({ action, sent, source, strapi, uid }) {
    const copied = source ? await draftOf({ documentId: source, strapi, uid }) : {};
    const { slug: given, title } = parsed(sentSchema, { ...copied, ...sent });
    // An update without a slug keeps the stored one.
    const isEmpty = !given?.trim() && (action !== "update" || given !== undefined);
    const isTaken = action === "clone" && (await strapi.db.query(uid).count({ where: { slug: given } })) > 0;
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
    const starts = Object.entries(data).map(([field, value]) => [
      field,
      typeof value === "string" ? value.slice(0, maxSlugCharacters) : value,
    ]);
    return generateUIDField.call(slugs, { ...request, data: Object.fromEntries(starts) });
  };
}
