import type { ContentRules } from "./content-rules";
import { checkDescriptions } from "./rules/described-pictures";
import { checkFigures } from "./rules/figures";
import { placeLast } from "./rules/order";

export const projectCard: ContentRules = {
  save: [checkFigures, placeLast],
  publish: [checkDescriptions],
};
