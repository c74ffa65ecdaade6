import { findRoute, type Plugin } from "../../strapi-internals/routes";

const routesOfJobs = [
  "/ai-localization-jobs/collection-types/:contentType/:documentId",
  "/ai-localization-jobs/single-types/:contentType",
];

/**
 * Says that no translation by AI is under way. The panel asks for each entry that is opened, and Strapi itself answers
 * that the question does not exist, which fills the log with failures.
 */
export default (plugin: Plugin): Plugin => {
  for (const path of routesOfJobs) {
    findRoute(plugin.routes.admin.routes, "GET", path).handler = (ctx) => {
      ctx.body = { data: null };
    };
  }
  return plugin;
};
