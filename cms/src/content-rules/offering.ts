import type { ContentRules } from "./content-rules";
import { keepOnlyEntry } from "./rules/only-entry";

/** Figures and classes. */
export const offering: ContentRules = {
  remove: [keepOnlyEntry],
};
