import type { Core } from "@strapi/strapi";

type Can = Record<"publish" | "read", (entry: object) => boolean>;

interface PermissionCheckers {
  create(options: { userAbility: unknown; model: string }): { can: Can };
}

/** To be populated in the entries asked about: some roles may do something with what they have made themselves. */
export const withCreator = { createdBy: { populate: ["roles"] } };

/** What somebody may do with an entry, as the content manager sees it. */
export function permissionsOn(strapi: Core.Strapi, userAbility: unknown, model: string): Can {
  const checkers: PermissionCheckers = strapi.plugin("content-manager").service("permission-checker");
  return checkers.create({ userAbility, model }).can;
}
