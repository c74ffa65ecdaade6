import type { Core } from "@strapi/strapi";
import { readAction } from "../../../lib/uids";
import { panelAccess, panelRoutes } from "../../../strapi/routes";
import { strapiService } from "../../../strapi/services";
import { eraseAction, exportAction, leadUid, subscriptionUid, workAction } from "../uids";
import { addErasureTable, erasureCalls } from "./erasures";
import { addEventTable } from "./events";
import { leadCalls } from "./lead-calls";
import { subscriptionCalls } from "./subscription-calls";

const mayRead = panelAccess([readAction, leadUid]);
const mayWork = panelAccess([workAction, leadUid]);
const mayExport = panelAccess(exportAction, [readAction, leadUid]);
const mayReadSubscribers = panelAccess([readAction, subscriptionUid]);
const mayWorkOnSubscribers = panelAccess([workAction, subscriptionUid]);
const mayExportSubscribers = panelAccess(exportAction, [readAction, subscriptionUid]);
const mayErase = panelAccess(eraseAction);

/** Leads and newsletter subscriptions as the team works with them. */
export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    addEventTable(strapi);
    addErasureTable(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const setting = { section: "settings", category: "inquiries" };
    // Before the panel's own start, which removes permissions for actions that it does not know.
    await strapiService(strapi, "admin::permission").actionProvider.registerMany([
      {
        section: "contentTypes",
        uid: "leads.work",
        displayName: "Work on inquiries",
        subjects: [leadUid, subscriptionUid],
        options: { applyToProperties: ["fields"] },
      },
      { ...setting, uid: "leads.export", displayName: "Export inquiries" },
      { ...setting, uid: "leads.erase", displayName: "Erase a person's data" },
    ]);
  },

  routes: panelRoutes([
    ["GET", "/leads", "leads.list", mayRead],
    ["POST", "/leads", "leads.enter", mayWork],
    ["PUT", "/leads", "leads.saveSelected", mayWork],
    ["GET", "/leads/:documentId", "leads.find", mayRead],
    ["PUT", "/leads/:documentId", "leads.save", mayWork],
    ["POST", "/leads/:documentId/retry", "leads.retry", mayWork],
    ["GET", "/lead-counts", "leads.counts", mayRead],
    ["GET", "/lead-options", "leads.options", mayRead],
    ["GET", "/lead-export", "leads.export", mayExport],
    ["GET", "/subscriptions", "subscriptions.list", mayReadSubscribers],
    ["PUT", "/subscriptions/:documentId", "subscriptions.save", mayWorkOnSubscribers],
    ["GET", "/subscription-export", "subscriptions.export", mayExportSubscribers],
    ["GET", "/erasures", "erasures.list", mayErase],
    // A POST, because proxies log the query of a GET.
    ["POST", "/erasures/preview", "erasures.preview", mayErase],
    ["POST", "/erasures", "erasures.erase", mayErase],
  ]),

  controllers: { leads: leadCalls, subscriptions: subscriptionCalls, erasures: erasureCalls },
};
