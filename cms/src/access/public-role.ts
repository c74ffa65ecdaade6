import type { Core } from "@strapi/strapi";
import { readPublishedActions } from "./actions";

/**
 * Gives the public exactly the reading of published entries, at every start: what anonymous visitors may do is
 * decided here, where it is reviewed and tested, and not in a settings page.
 */
export async function limitPublicRole(strapi: Core.Strapi): Promise<void> {
  const role = await strapi.db.query("plugin::users-permissions.role").findOne({
    where: { type: "public" },
    populate: ["permissions"],
  });
  if (!role) throw new Error("The users-permissions plugin has made no public role");

  const permissions = strapi.db.query("plugin::users-permissions.permission");
  const granted: { id: number; action: string }[] = role.permissions;
  for (const { id, action } of granted) {
    if (!readPublishedActions.includes(action)) await permissions.delete({ where: { id } });
  }
  for (const action of readPublishedActions) {
    if (!granted.some((permission) => permission.action === action)) {
      await permissions.create({ data: { action, role: role.id } });
    }
  }
}

/** Nobody can register, also when somebody brings the plugin's endpoints back. */
export async function closeRegistration(strapi: Core.Strapi): Promise<void> {
  const settings = strapi.store({ type: "plugin", name: "users-permissions", key: "advanced" });
  const current = (await settings.get({})) as Record<string, unknown> | null;
  await settings.set({ value: { ...current, allow_register: false } });
}
