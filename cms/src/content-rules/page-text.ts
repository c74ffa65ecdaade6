import { checkEdits } from "../plugins/page-copy/server/check-edits";
import { recordLegalTexts } from "../plugins/page-copy/server/legal-texts";
import type { ContentRules } from "./content-rules";

export const pageText: ContentRules = {
  save: [checkEdits],
  changed: [({ strapi }) => recordLegalTexts(strapi)],
};
