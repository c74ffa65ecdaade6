import type { ContentRules } from "./content-rules";
import { checkDescriptions } from "./rules/described-pictures";
import { keepOnlyEntry } from "./rules/only-entry";
import { dropSampleMark } from "./rules/sample-mark";

/** The lists of a page: people, pictures, partners and testimonials of About, videos of Media, questions of How to invest. */
export const pageLists: ContentRules = {
  save: [dropSampleMark],
  publish: [checkDescriptions],
  remove: [keepOnlyEntry],
};
