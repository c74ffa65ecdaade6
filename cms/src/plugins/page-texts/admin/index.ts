import type { StrapiApp } from "@strapi/strapi/admin";
import { formatColumns } from "../../../admin/content-manager";
import { addCustomField } from "../../../admin/fields";
import { addressCell } from "./page-link";

export default {
  register(app: StrapiApp): void {
    addCustomField(app, {
      name: "page-words",
      type: "json",
      label: "Words of a page",
      load: () => import("./words-input"),
    });
  },
  bootstrap(app: StrapiApp): void {
    formatColumns(app, { address: addressCell });
  },
};
