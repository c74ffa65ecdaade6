import { checkEdits } from "../plugins/page-texts/server/check-edits";
import { recordLegalTexts } from "../plugins/page-texts/server/legal-texts";
import type { ContentRules } from "./content-rules";

export const pageText: ContentRules = {
  save: [checkEdits],
  changed: [({ strapi }) => recordLegalTexts(strapi)],
};
