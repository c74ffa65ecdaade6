import type { StrapiApp } from "@strapi/strapi/admin";
import { addCustomField } from "../../../admin/fields";
import { formatColumns } from "../../../strapi/panel/content-manager";
import { addressCell } from "./page-link";

export default {
  register(app: StrapiApp): void {
    addCustomField(app, {
      name: "page-copy",
      type: "json",
      label: "Page copy",
      load: () => import("./copy-input"),
    });
  },
  bootstrap(app: StrapiApp): void {
    formatColumns(app, { address: addressCell });
  },
};
