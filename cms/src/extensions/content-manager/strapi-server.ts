import { findRoute, type Plugin } from "../../strapi/routes";

const entriesPath = "/collection-types/:model";
const routesReturningEntries = [
  `${entriesPath}/clone/:sourceId`,
  `${entriesPath}/auto-clone/:sourceId`,
  `${entriesPath}/actions/bulkFindForValidation`,
];

/**
 * Lets users duplicate entries, and validate them for a bulk publish, only if they may read them. Also allows
 * duplicating entries with unique fields, which Strapi refuses: content rules give the copy unique values.
 */
export default (plugin: Plugin): Plugin => {
  findRoute(plugin.routes.admin.routes, "POST", `${entriesPath}/auto-clone/:sourceId`).handler =
    "collection-types.clone";
  for (const path of routesReturningEntries) {
    findRoute(plugin.routes.admin.routes, "POST", path).config.policies.push("global::readable-entries");
  }
  return plugin;
};
