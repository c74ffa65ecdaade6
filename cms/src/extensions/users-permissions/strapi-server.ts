import { panelAccess, type Route } from "../../strapi/routes";

interface UsersPermissionsPlugin {
  routes: Record<string, { type: string; routes: unknown[] } | (() => unknown)> & {
    admin: { routes: Partial<Route>[] };
  };
  contentTypes: { user: { schema: { pluginOptions?: Record<string, unknown> } } };
}

/**
 * The plugin decides what the public may read, and nothing else. The site has no accounts: registration, log-in and
 * password endpoints do not exist, and editors see no empty list of users. Names of routes and actions are for those
 * who may see its roles.
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
