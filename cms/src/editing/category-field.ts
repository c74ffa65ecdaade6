import type { Core } from "@strapi/strapi";

/** A text for which the admin panel suggests the categories that posts have already. */
export function registerCategoryField(strapi: Core.Strapi): void {
  strapi.customFields.register({
    name: "category",
    type: "string",
    inputSize: { default: 6, isResizable: true },
  });
}
