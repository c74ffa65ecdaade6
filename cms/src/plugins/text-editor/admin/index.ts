import type { StrapiApp } from "@strapi/strapi/admin";
import { replaceInput } from "../../../admin/fields";
import { TextField } from "./text-field";

/** Shows every field of type `richtext` as its page will, and stores Markdown, which the site reads. */
export default {
  register(app: StrapiApp): void {
    replaceInput(app, "richtext", TextField);
  },
};
