import { checkEdits } from "../plugins/page-copy/server/check-edits";
import { recordLegalTexts } from "../plugins/page-copy/server/legal-texts";
import type { Rule } from "./content-rules";

export const legalTexts: Rule = { changed: ({ strapi }) => recordLegalTexts(strapi) };

export const pageText: Rule[] = [{ save: checkEdits }, legalTexts];
