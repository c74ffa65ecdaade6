import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { parsed } from "../../lib/request-body";
import { strapiService } from "../../strapi/services";
import type { Saving } from "../content-rules";

const maxCharacters = 255;

const sentSchema = z.object({ title: z.string().nullish(), slug: z.string().nullish() });

/**
 * Makes an empty slug from the title. The admin panel would fill a required one with the name of the content type as soon
 * as the form opens, and editors would publish that.
 */
export async function makeSlug({ action, sent, strapi, uid }: Saving): Promise<object | undefined> {
  const { slug, title } = parsed(sentSchema, sent);
  if (action === "clone") return undefined;
  // An update without a slug keeps the one there is.
  const isEmpty = !slug?.trim() && (action === "create" || slug !== undefined);
  if (!isEmpty || !title) return undefined;
  const request = { contentTypeUID: uid, field: "slug", data: { title } };
  return { slug: await strapiService(strapi, "plugin::content-manager.uid").generateUIDField(request) };
}

/** Makes slugs of the start of a text: Strapi takes quadratic time for one, and hangs on a long text. */
export function shortenTitles(strapi: Core.Strapi): void {
  const slugs = strapiService(strapi, "plugin::content-manager.uid");
  const { generateUIDField } = slugs;
  slugs.generateUIDField = ({ data, ...request }) => {
    const starts = Object.entries(data).map(([field, value]) => [
      field,
      typeof value === "string" ? value.slice(0, maxCharacters) : value,
    ]);
    return generateUIDField.call(slugs, { ...request, data: Object.fromEntries(starts) });
  };
}
