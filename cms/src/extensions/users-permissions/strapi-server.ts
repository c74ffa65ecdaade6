import { panelAccess, type Route } from "../../strapi/routes";

interface UsersPermissionsPlugin {
  routes: Record<string, { type: string; routes: unknown[] } | (() => unknown)> & {
    admin: { routes: Partial<Route>[] };
  };
  contentTypes: { user: { schema: { pluginOptions?: Record<string, unknown> } } };
}

/**
 * Limits the plugin to public read access. The site has no accounts, so registration, log-in and password routes are
 * removed, and only users who may see roles can list routes and actions.
 */
export default (plugin: UsersPermissionsPlugin): UsersPermissionsPlugin => {
  plugin.routes["content-api"] = { type: "content-api", routes: [] };
  for (const route of plugin.routes.admin.routes) {
    route.config ??= panelAccess("plugin::users-permissions.roles.read");
  }
  plugin.contentTypes.user.schema.pluginOptions = {
    "content-manager": { visible: false },
    "content-type-builder": { visible: false },
  };
  return plugin;
};
