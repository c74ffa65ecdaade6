import type { ContentRules } from "./content-rules";
import { checkDescriptions } from "./rules/described-pictures";
import { placeLast } from "./rules/order";

export const projectCard: ContentRules = {
  save: [placeLast],
  publish: [checkDescriptions],
};
