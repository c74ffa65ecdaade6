import type { Core } from "@strapi/strapi";

/**
 * A text that is chosen from the names of the team. A relation to the panel's users would be shown as ids to
 * everybody who may not administer users.
 */
export function registerAssigneeField(strapi: Core.Strapi): void {
  strapi.customFields.register({
    name: "assignee",
    type: "string",
    inputSize: { default: 4, isResizable: true },
  });
}
