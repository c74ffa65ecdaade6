import type { ContentRules } from "./content-rules";
import { keepOnlyEntry } from "./rules/only-entry";

/** Whether the site is live: the checklist's "Go live". */
export const launch: ContentRules = {
  remove: [keepOnlyEntry],
};
