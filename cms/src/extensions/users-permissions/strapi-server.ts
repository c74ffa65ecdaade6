interface UsersPermissionsPlugin {
  routes: Record<string, { type: string; routes: unknown[] } | (() => unknown)>;
  contentTypes: { user: { schema: { pluginOptions?: Record<string, unknown> } } };
}

/**
 * The plugin decides what the public may read, and nothing else. The site has no accounts: registration, log-in and
 * password endpoints do not exist, and editors see no empty list of users.
 */
export default (plugin: UsersPermissionsPlugin): UsersPermissionsPlugin => {
  plugin.routes["content-api"] = { type: "content-api", routes: [] };
  plugin.contentTypes.user.schema.pluginOptions = {
    "content-manager": { visible: false },
    "content-type-builder": { visible: false },
  };
  return plugin;
};
