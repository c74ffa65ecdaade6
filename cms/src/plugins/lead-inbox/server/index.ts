import type { Core } from "@strapi/strapi";
import { panelAccess, panelRoutes } from "../../../strapi-internals/routes";
import { strapiService } from "../../../strapi-internals/services";
import { readAction, updateAction } from "../../../uids";
import { eraseAction, exportAction, leadUid } from "../uids";
import { tellAssignees } from "./assignment";
import { keepAsReceived } from "./correction";
import { addNoteTable } from "./notes";
import { panelController } from "./panel";
import { recordChangesByHand } from "./subscription-by-hand";
import { leaveTombstones } from "./tombstones";

const readers = panelAccess([readAction, leadUid]);
const workers = panelAccess([updateAction, leadUid]);
const exporters = panelAccess(exportAction);
const erasers = panelAccess(eraseAction);

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
    await strapiService(strapi, "admin::permission").actionProvider.registerMany([
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
    keepAsReceived(strapi);
  },

  routes: panelRoutes([
    ["GET", "/lead-inbox/assignees", "panel.assignees", readers],
    ["GET", "/lead-inbox/me", "panel.me", readers],
    ["PUT", "/lead-inbox/me/filters", "panel.keepFilters", readers],
    ["GET", "/lead-inbox/overview", "panel.overview", readers],
    ["GET", "/lead-inbox/leads/:documentId", "panel.beside", readers],
    ["POST", "/lead-inbox/leads/:documentId/notes", "panel.addNote", workers],
    ["POST", "/lead-inbox/leads/:documentId/retry", "panel.retry", workers],
    ["PUT", "/lead-inbox/leads/:documentId/contact", "panel.correct", workers],
    ["POST", "/lead-inbox/leads", "panel.addPhoneInquiry", workers],
    ["POST", "/lead-inbox/selection", "panel.changeSelected", workers],
    ["GET", "/lead-inbox/export", "panel.exportLeads", exporters],
    ["GET", "/lead-inbox/subscriptions/export", "panel.exportSubscriptions", exporters],
    // A question that is a POST: an address in a query string would stay in the logs of proxies.
    ["POST", "/lead-inbox/erasures/preview", "panel.previewErasure", erasers],
    ["POST", "/lead-inbox/erasures", "panel.erase", erasers],
  ]),

  controllers: { panel: panelController },
};
