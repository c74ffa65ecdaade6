import { recordLegalTexts } from "../plugins/page-copy/server/legal-texts";
import type { ContentRules } from "./content-rules";
import { keepOnlyEntry } from "./rules/only-entry";
import { dropSampleMark } from "./rules/sample-mark";

export const siteSetting: ContentRules = {
  save: [dropSampleMark],
  changed: [({ strapi }) => recordLegalTexts(strapi)],
  remove: [keepOnlyEntry],
};
