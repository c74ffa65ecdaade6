import type { Core } from "@strapi/strapi";
import { strapiService } from "./services";

/** What a person may do with the entries of a type, as the content manager decides it. */
export function permissionsOn(strapi: Core.Strapi, userAbility: unknown, model: string) {
  return strapiService(strapi, "plugin::content-manager.permission-checker").create({ userAbility, model });
}

/** Must be populated in entries whose permissions are checked: some roles may change only their own. */
export const withCreator = { createdBy: { populate: ["roles"] } };

/** How the panel's form for entries of a type is set up. */
export const formConfiguration = (strapi: Core.Strapi, type: object) =>
  strapiService(strapi, "plugin::content-manager.content-types").findConfiguration(type);

/** The field of a type by which the panel names its entries. */
export const mainFieldOf = async (strapi: Core.Strapi, type: object): Promise<string> =>
  (await formConfiguration(strapi, type)).settings.mainField;

/**
 * Takes actions on a type from everyone, administrators too: its entries are fixed. To be called in a plugin's
 * bootstrap, before the panel brings permissions in line with the actions there are.
 * @throws Error when an update of Strapi has renamed an action
 */
export function fixActions(strapi: Core.Strapi, uid: string, actionIds: string[]): void {
  const actions = strapiService(strapi, "admin::permission").actionProvider.values();
  for (const actionId of actionIds) {
    const action = actions.find((candidate) => candidate.actionId === actionId);
    if (!action) throw new Error(`Strapi has no action ${actionId} any more`);
    action.subjects = action.subjects.filter((subject) => subject !== uid);
  }
}
