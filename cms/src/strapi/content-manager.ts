import type { Core } from "@strapi/strapi";
import { asRecord, isRecord, stringField } from "../lib/values";
import { strapiService } from "./services";

/** Settings that Strapi requires in a schema that has any settings, with Strapi's default values. */
const requiredSettings = { bulkable: true, filterable: true, pageSize: 10, searchable: true };

const dateColumns = {
  createdAt: { list: { label: "Created" } },
  updatedAt: { list: { label: "Last changed" } },
  publishedAt: { list: { label: "Published" } },
};

/**
 * Completes `config` in the schemas of this project: adds the settings that Strapi requires, and labels the columns of
 * lists like the fields of the form. Call it in `register`, before Strapi stores the configurations.
 */
export function completeFormConfigurations({ components, contentTypes }: Core.Strapi): void {
  for (const model of [...Object.values(contentTypes), ...Object.values(components)]) {
    const { config } = asRecord({ ...model });
    const { metadatas, settings } = asRecord(config);
    if (!isRecord(metadatas)) continue;
    const labeledFields = Object.entries(metadatas).map(([name, metadata]) => {
      const { edit, list } = asRecord(metadata);
      const label = stringField(edit, "label");
      return [name, { edit, list: { ...(label && { label }), ...asRecord(list) } }];
    });
    const completed = {
      settings: { ...requiredSettings, ...asRecord(settings) },
      metadatas: { ...dateColumns, ...Object.fromEntries(labeledFields) },
    };
    Object.assign(model, { config: { ...asRecord(config), ...completed } });
  }
}

/** Returns the Content Manager's permission checks of a user on a type. */
export function permissionChecker(strapi: Core.Strapi, userAbility: unknown, model: string) {
  return strapiService(strapi, "plugin::content-manager.permission-checker").create({ userAbility, model });
}

/** `populate` parameter for permission checks, which need the creator: some roles may change only their own entries. */
export const populateCreator = { createdBy: { populate: ["roles"] } };

/** Returns the configuration of the form of a type or component. */
export const formConfiguration = (strapi: Core.Strapi, model: { modelType: string }) =>
  strapiService(
    strapi,
    `plugin::content-manager.${model.modelType === "component" ? "components" : "content-types"}`,
  ).findConfiguration(model);

/** Returns the field that names the entries of a type in the panel. */
export const findMainField = async (strapi: Core.Strapi, type: { modelType: string }): Promise<string> =>
  (await formConfiguration(strapi, type)).settings.mainField;

/**
 * Removes actions on a type for all users, super admins included. Call it in a plugin's bootstrap, before Strapi syncs
 * permissions. Throws if Strapi has no such action.
 */
export function removePermissionActions(strapi: Core.Strapi, uid: string, actionIds: string[]): void {
  const actions = strapiService(strapi, "admin::permission").actionProvider.values();
  for (const actionId of actionIds) {
    const action = actions.find((candidate) => candidate.actionId === actionId);
    if (!action) throw new Error(`Strapi has no action ${actionId} any more`);
    action.subjects = action.subjects.filter((subject) => subject !== uid);
  }
}
