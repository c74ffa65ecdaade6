import type { Core } from "@strapi/strapi";
import { adminService } from "./admin-services";

export interface FieldWords {
  label?: string;
  description?: string;
}

/** What a screen calls each field, in its form and in its list. */
export type ScreenWords = Record<string, { edit?: FieldWords; list?: FieldWords }>;

interface Screens {
  findConfiguration(model: object): Promise<{ settings: { mainField: string }; metadatas: ScreenWords }>;
  updateConfiguration(model: object, changes: { metadatas: ScreenWords }): Promise<unknown>;
}

/** The part that is used here of the content manager's services, for which Strapi has no types. */
interface ContentManagerServices {
  components: Screens;
  "content-types": Screens;
  "permission-checker": {
    create(options: { userAbility: unknown; model: string }): {
      can: Record<"publish" | "read", (entry?: object) => boolean>;
      sanitizedQuery: { read<Query extends object>(query: Query): Promise<Query> };
      sanitizeOutput<Entry extends object>(entry: Entry): Promise<Entry>;
    };
  };
  uid: {
    generateUIDField(request: { contentTypeUID: string; field: string; data: object }): Promise<string>;
  };
}

export function contentManager<Name extends keyof ContentManagerServices>(
  strapi: Core.Strapi,
  name: Name,
): ContentManagerServices[Name] {
  return strapi.plugin("content-manager").service(name) as ContentManagerServices[Name];
}

/** What a person may do with the entries of a type, as the content manager decides it. */
export function permissionsOn(strapi: Core.Strapi, userAbility: unknown, model: string) {
  return contentManager(strapi, "permission-checker").create({ userAbility, model });
}

/** Must be populated in entries whose permissions are checked: some roles may change only their own. */
export const withCreator = { createdBy: { populate: ["roles"] } };

/**
 * Takes actions on a type from everyone, administrators too: its entries are fixed. To be called in a plugin's
 * bootstrap, before the panel brings permissions in line with the actions there are.
 * @throws Error when an update of Strapi has renamed an action
 */
export function fixActions(
  strapi: Core.Strapi,
  uid: string,
  names: ("create" | "delete" | "publish" | "update")[],
): void {
  const actions = adminService(strapi, "permission").actionProvider.values();
  for (const name of names) {
    const actionId = `plugin::content-manager.explorer.${name}`;
    const action = actions.find((candidate) => candidate.actionId === actionId);
    if (!action) throw new Error(`Strapi has no action ${actionId} any more`);
    action.subjects = action.subjects.filter((subject) => subject !== uid);
  }
}

export const readAction = "plugin::content-manager.explorer.read";
export const createAction = "plugin::content-manager.explorer.create";
export const updateAction = "plugin::content-manager.explorer.update";
export const publishAction = "plugin::content-manager.explorer.publish";
