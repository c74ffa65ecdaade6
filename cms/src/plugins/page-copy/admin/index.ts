import type { StrapiApp } from "@strapi/strapi/admin";
import { addCustomField } from "../../../admin/fields";

export default {
  register(app: StrapiApp): void {
    addCustomField(app, "page-copy", "json", async () => (await import("./copy-input")).CopyInput);
  },
};
