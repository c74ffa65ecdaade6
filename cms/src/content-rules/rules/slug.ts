import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { invalidFieldError, parseInput } from "../../lib/request-body";
import { strapiService } from "../../strapi/services";
import { findDraft, type Rule } from "../rule";

const sentSchema = z.object({ title: z.string().nullish(), slug: z.string().nullish() });

export const slugAdvice = "Use lowercase letters, digits and single hyphens, such as spring-2027.";

/**
 * Refuses a slug that the site does not accept. The schemas accept any slug, because Strapi's refusal would show their
 * regular expression to the editor. Generates a slug from the title if the slug is empty, or if the slug of a copy is
 * taken. The schemas leave slugs optional, because the panel fills a required slug with the type's name.
 */
export const slugRule: Rule = {
  async beforeSave({ action, input, sourceId, strapi, uid }) {
    const sourceFields = sourceId ? await findDraft({ documentId: sourceId, strapi, uid }) : {};
    const { slug: inputSlug, title } = parseInput(sentSchema, { ...sourceFields, ...input });
    const slug = inputSlug?.trim();
    if (slug && !/^[A-Za-z0-9][\w.~-]*$/.test(slug)) throw invalidFieldError("slug", slugAdvice);
    // An update without a slug keeps the stored one.
    const isEmpty = !slug && (action !== "update" || inputSlug !== undefined);
    const isTaken = action === "clone" && (await strapi.db.query(uid).count({ where: { slug } })) > 0;
    if (!(isEmpty || isTaken) || !title) return slug ? { slug } : undefined;
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
    const shortenedTexts = Object.entries(data).map(([field, value]) => [
      field,
      typeof value === "string" ? value.slice(0, maxSlugCharacters) : value,
    ]);
    return generateUIDField.call(slugs, { ...request, data: Object.fromEntries(shortenedTexts) });
  };
}
