import type { Core } from "@strapi/strapi";
import { adminService } from "../../../strapi-internals/admin-services";
import { readAction, updateAction } from "../../../strapi-internals/content-manager";
import { panelAccess } from "../../../strapi-internals/routes";
import { eraseAction, exportAction, leadUid } from "../uids";
import { tellAssignees } from "./assignment";
import { addNoteTable } from "./notes";
import { panelController } from "./panel";
import { recordChangesByHand } from "./subscription-by-hand";
import { leaveTombstones } from "./tombstones";

const readers = panelAccess([readAction, leadUid]);
const workers = panelAccess([updateAction, leadUid]);

/** Leads and newsletter subscriptions as the team works with them. */
export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    addNoteTable(strapi);
    // A text chosen from the names of the team. A relation to the panel's users would be shown as ids to everybody who
    // may not administer users.
    strapi.customFields.register({
      name: "assignee",
      type: "string",
      inputSize: { default: 4, isResizable: true },
    });
    // What a visitor sent is read and not changed: shown as text, addresses and numbers as links.
    const inputSize = { default: 6, isResizable: true } as const;
    strapi.customFields.register({ name: "visitor-line", type: "string", inputSize });
    strapi.customFields.register({ name: "visitor-text", type: "text", inputSize });
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    // Before the panel's own start, which removes permissions for actions that it does not know.
    await adminService(strapi, "permission").actionProvider.registerMany([
      { section: "settings", category: "leads", uid: "lead-inbox.export", displayName: "Export leads" },
      {
        section: "settings",
        category: "leads",
        uid: "lead-inbox.erase",
        displayName: "Erase a person's data",
      },
    ]);
    leaveTombstones(strapi);
    recordChangesByHand(strapi);
    tellAssignees(strapi);
  },

  routes: {
    panel: {
      type: "admin",
      prefix: "/lead-inbox",
      routes: [
        ["GET", "/assignees", "assignees", readers] as const,
        ["GET", "/me", "me", readers] as const,
        ["PUT", "/me/filters", "keepFilters", readers] as const,
        ["GET", "/overview", "overview", readers] as const,
        ["GET", "/leads/:documentId", "beside", readers] as const,
        ["POST", "/leads/:documentId/notes", "addNote", workers] as const,
        ["POST", "/leads/:documentId/retry", "retry", workers] as const,
        ["POST", "/leads", "addPhoneInquiry", workers] as const,
        ["POST", "/selection", "changeSelected", workers] as const,
        ["GET", "/export", "exportLeads", panelAccess(exportAction)] as const,
        ["GET", "/subscriptions/export", "exportSubscriptions", panelAccess(exportAction)] as const,
        // A question that is a POST: an address in a query string would stay in the logs of proxies.
        ["POST", "/erasures/preview", "previewErasure", panelAccess(eraseAction)] as const,
        ["POST", "/erasures", "erase", panelAccess(eraseAction)] as const,
      ].map(([method, path, action, config]) => ({ method, path, handler: `panel.${action}`, config })),
    },
  },

  controllers: { panel: panelController },
};
