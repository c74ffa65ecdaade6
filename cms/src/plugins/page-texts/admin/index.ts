import type { StrapiApp } from "@strapi/strapi/admin";
import { formatColumns } from "../../../admin/content-manager";
import { addressCell } from "./site-link";

export default {
  register(app: StrapiApp): void {
    app.customFields.register({
      name: "page-words",
      type: "json",
      intlLabel: { id: "page-words.label", defaultMessage: "Words of a page" },
      intlDescription: { id: "page-words.description", defaultMessage: "Words and pictures by their place" },
      components: { Input: () => import("./words-input") },
    });
  },
  bootstrap(app: StrapiApp): void {
    formatColumns(app, { address: addressCell });
  },
};
