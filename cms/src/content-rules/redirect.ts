import type { ContentRules } from "./content-rules";
import { checkRedirect } from "./rules/redirects";

export const redirect: ContentRules = {
  save: [checkRedirect],
};
