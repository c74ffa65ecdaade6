import type { Core } from "@strapi/strapi";
import { panelAccess, panelRoutes } from "../../../strapi/routes";
import { strapiService } from "../../../strapi/services";
import { readAction } from "../../../uids";
import { eraseAction, erasureUid, exportAction, leadUid, subscriptionUid, workAction } from "../uids";
import { addEventTable } from "./events";
import { panelController } from "./panel";

const readers = panelAccess([readAction, leadUid]);
const workers = panelAccess([workAction, leadUid]);
const exporters = panelAccess(exportAction, [readAction, leadUid]);
const subscriptionExporters = panelAccess(exportAction, [readAction, subscriptionUid]);
const erasers = panelAccess(eraseAction);
const subscriptionReaders = panelAccess([readAction, subscriptionUid]);
const subscriptionWorkers = panelAccess([workAction, subscriptionUid]);

/** Leads and newsletter subscriptions as the team works with them. */
export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    addEventTable(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    // Before the panel's own start, which removes permissions for actions that it does not know.
    await strapiService(strapi, "admin::permission").actionProvider.registerMany([
      {
        section: "contentTypes",
        uid: "lead-inbox.work",
        displayName: "Work on inquiries",
        subjects: [leadUid, subscriptionUid],
        options: { applyToProperties: ["fields"] },
      },
      {
        section: "settings",
        category: "inquiries",
        uid: "lead-inbox.export",
        displayName: "Export inquiries",
      },
      {
        section: "settings",
        category: "inquiries",
        uid: "lead-inbox.erase",
        displayName: "Erase a person's data",
      },
    ]);
  },

  routes: panelRoutes([
    ["GET", "/lead-inbox/overview", "panel.overview", readers],
    ["GET", "/lead-inbox/options", "panel.options", readers],
    ["GET", "/lead-inbox/leads", "panel.list", readers],
    ["GET", "/lead-inbox/lead-ids", "panel.ids", readers],
    ["GET", "/lead-inbox/leads/:documentId", "panel.find", readers],
    ["PUT", "/lead-inbox/leads/:documentId", "panel.save", workers],
    ["POST", "/lead-inbox/leads/:documentId/notes", "panel.addNote", workers],
    ["POST", "/lead-inbox/leads/:documentId/retry", "panel.retry", workers],
    ["PUT", "/lead-inbox/leads/:documentId/contact", "panel.correct", workers],
    ["POST", "/lead-inbox/leads", "panel.addPhoneLead", workers],
    ["POST", "/lead-inbox/selection", "panel.changeSelected", workers],
    ["GET", "/lead-inbox/export", "panel.exportLeads", exporters],
    ["GET", "/lead-inbox/subscriptions", "panel.subscriptions", subscriptionReaders],
    ["PUT", "/lead-inbox/subscriptions/:documentId", "panel.saveSubscription", subscriptionWorkers],
    ["GET", "/lead-inbox/subscriptions/export", "panel.exportSubscriptions", subscriptionExporters],
    ["GET", "/lead-inbox/erasures", "panel.erasures", panelAccess([readAction, erasureUid])],
    // A question that is a POST: an address in a query string would stay in the logs of proxies.
    ["POST", "/lead-inbox/erasures/preview", "panel.previewErasure", erasers],
    ["POST", "/lead-inbox/erasures", "panel.erase", erasers],
  ]),

  controllers: { panel: panelController },
};
