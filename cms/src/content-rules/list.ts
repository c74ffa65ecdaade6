import type { ContentRules } from "./content-rules";
import { checkDescriptions } from "./rules/described-pictures";
import { placeLast } from "./rules/order";
import { dropSampleMark } from "./rules/sample-mark";

/** Types whose entries are a list in an order of its own. */
export const list: ContentRules = {
  save: [dropSampleMark, placeLast],
  publish: [checkDescriptions],
};
