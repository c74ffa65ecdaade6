import { findRoute, type Plugin } from "../../strapi/routes";

const ofType = "/collection-types/:model";
const routesReturningEntries = [
  `${ofType}/clone/:sourceId`,
  `${ofType}/auto-clone/:sourceId`,
  `${ofType}/actions/bulkFindForValidation`,
];

/**
 * Checks that the user may read each entry that is duplicated or validated for a bulk publish. Strapi refuses to
 * duplicate entries with unique fields; this allows it, because content rules make those fields unique.
 */
export default (plugin: Plugin): Plugin => {
  findRoute(plugin.routes.admin.routes, "POST", `${ofType}/auto-clone/:sourceId`).handler =
    "collection-types.clone";
  for (const path of routesReturningEntries) {
    findRoute(plugin.routes.admin.routes, "POST", path).config.policies.push("global::readable-entries");
  }
  return plugin;
};
