import type { StrapiApp } from "@strapi/strapi/admin";
import { asStrapiComponent } from "../../../admin/fields";
import { TextField } from "./text-field";

/** Edits `richtext` fields visually and stores Markdown, which the site reads. */
export default {
  register(app: StrapiApp): void {
    app.addFields({ type: "richtext", Component: asStrapiComponent(TextField) });
  },
};
