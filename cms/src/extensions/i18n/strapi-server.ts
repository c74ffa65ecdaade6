import { findRoute, type Plugin } from "../../strapi-internals/routes";

/** Removes the route by which every role could store settings; the site has one language, and nothing reads them. */
export default (plugin: Plugin): Plugin => {
  const { admin } = plugin.routes;
  const storesSettings = findRoute(admin.routes, "PUT", "/settings");
  admin.routes = admin.routes.filter((route) => route !== storesSettings);
  return plugin;
};
