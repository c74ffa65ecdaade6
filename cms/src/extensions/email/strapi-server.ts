import { findRoute, type Plugin } from "../../strapi/routes";

/** Removes the unused route that lets any user send any email. */
export default (plugin: Plugin): Plugin => {
  const { admin } = plugin.routes;
  const sendsAnything = findRoute(admin.routes, "POST", "/");
  admin.routes = admin.routes.filter((route) => route !== sendsAnything);
  return plugin;
};
