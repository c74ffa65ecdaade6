import { guardEmailProvider } from "../../mail/mail";
import type { EmailExtension } from "../../strapi/email";
import { findRoute, type Plugin } from "../../strapi/routes";

/** Removes the unused route that lets any user send any email, and routes mail through this project's sender. */
export default (plugin: Plugin & EmailExtension): Plugin => {
  const { admin } = plugin.routes;
  const sendsAnything = findRoute(admin.routes, "POST", "/");
  admin.routes = admin.routes.filter((route) => route !== sendsAnything);

  const { bootstrap } = plugin;
  plugin.bootstrap = async (context) => {
    await bootstrap(context);
    guardEmailProvider(context.strapi);
  };
  return plugin;
};
