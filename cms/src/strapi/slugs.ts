import type { Core } from "@strapi/strapi";
import { strapiService } from "./services";

const maxSlugCharacters = 255;

/** Shortens texts before Strapi makes slugs of them, which takes quadratic time. */
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
