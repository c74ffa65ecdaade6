import type { Core } from "@strapi/strapi";
import { adminService } from "./admin-services";

export const readAction = "plugin::content-manager.explorer.read";
export const updateAction = "plugin::content-manager.explorer.update";
export const exportAction = "api::lead-inbox.export";
export const eraseAction = "api::lead-inbox.erase";

/**
 * Adds what one can be allowed to do with leads beside reading and changing them; the settings of a role show
 * it. Before the panel's own start, which removes permissions for actions that it does not know.
 */
export async function registerLeadActions(strapi: Core.Strapi): Promise<void> {
  await adminService(strapi, "permission").actionProvider.registerMany([
    { section: "settings", category: "leads", uid: "lead-inbox.export", displayName: "Export leads" },
    { section: "settings", category: "leads", uid: "lead-inbox.erase", displayName: "Erase a person's data" },
  ]);
}
