import { findRoute, type Plugin } from "../../strapi-internals/routes";

/** Removes the route that sends any email to anybody, from anybody, for whoever is logged in. The panel does not use it. */
export default (plugin: Plugin): Plugin => {
  const { admin } = plugin.routes;
  const sendsAnything = findRoute(admin.routes, "POST", "/");
  admin.routes = admin.routes.filter((route) => route !== sendsAnything);
  return plugin;
};
