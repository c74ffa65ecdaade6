import { guardProvider } from "../../mail/mail";
import type { EmailExtension } from "../../strapi/email";
import { findRoute, type Plugin } from "../../strapi/routes";

/**
 * Removes the route that sends any email to anybody, from anybody, for whoever is logged in; the panel does not use it.
 * Mail goes through this project's own sender.
 */
export default (plugin: Plugin & EmailExtension): Plugin => {
  const { admin } = plugin.routes;
  const sendsAnything = findRoute(admin.routes, "POST", "/");
  admin.routes = admin.routes.filter((route) => route !== sendsAnything);

  const { bootstrap } = plugin;
  plugin.bootstrap = async (context) => {
    await bootstrap(context);
    guardProvider(context.strapi);
  };
  return plugin;
};
