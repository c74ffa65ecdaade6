import { errors } from "@strapi/utils";
import type { Rule } from "../rule";

/** Refuses to unpublish or delete the only entry of a type: the site's pages need it. */
export const requiredEntryRule: Rule = {
  beforeRemove({ type }) {
    throw new errors.ValidationError(
      `The website always needs “${type.info.displayName}”. Change and publish it instead of taking it off the site.`,
    );
  },
};
