import type { ContentRules } from "./content-rules";
import { keepOnlyEntry } from "./rules/only-entry";

/** The checklist's "Go live": true once the site is live. */
export const launch: ContentRules = {
  remove: [keepOnlyEntry],
};
