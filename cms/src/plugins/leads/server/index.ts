import type { Core } from "@strapi/strapi";
import { readAction } from "../../../lib/uids";
import { panelAccess, panelRoutes } from "../../../strapi/routes";
import { strapiService } from "../../../strapi/services";
import { eraseAction, exportAction, leadUid, subscriptionUid, workAction } from "../uids";
import { addErasureTable, erasureCalls } from "./erasures";
import { addEventTable } from "./events";
import { leadCalls } from "./lead-calls";
import { subscriptionCalls } from "./subscription-calls";

const leads: [string, string] = [readAction, leadUid];
const subscribers: [string, string] = [readAction, subscriptionUid];
const mayErase = panelAccess(eraseAction);

/** Leads and newsletter subscriptions as the team works with them. */
export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    addEventTable(strapi);
    addErasureTable(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const setting = { section: "settings", category: "inquiries" };
    // Register the actions before Strapi syncs permissions, because it deletes those for unknown actions.
    await strapiService(strapi, "admin::permission").actionProvider.registerMany([
      { ...setting, uid: "leads.work", displayName: "Work on inquiries and subscribers" },
      { ...setting, uid: "leads.export", displayName: "Export inquiries and subscribers" },
      { ...setting, uid: "leads.erase", displayName: "Erase a person's data" },
    ]);
  },

  routes: panelRoutes([
    ["GET", "/leads", "leads.list", panelAccess(leads)],
    ["POST", "/leads", "leads.enter", panelAccess(workAction, leads)],
    ["PUT", "/leads", "leads.saveSelected", panelAccess(workAction, leads)],
    ["GET", "/leads/:documentId", "leads.find", panelAccess(leads)],
    ["PUT", "/leads/:documentId", "leads.save", panelAccess(workAction, leads)],
    ["POST", "/leads/:documentId/retry", "leads.retry", panelAccess(workAction, leads)],
    ["GET", "/lead-counts", "leads.counts", panelAccess(leads)],
    ["GET", "/lead-options", "leads.options", panelAccess(leads)],
    ["GET", "/lead-export", "leads.export", panelAccess(exportAction, leads)],
    ["GET", "/subscriptions", "subscriptions.list", panelAccess(subscribers)],
    ["PUT", "/subscriptions/:documentId", "subscriptions.save", panelAccess(workAction, subscribers)],
    ["GET", "/subscription-export", "subscriptions.export", panelAccess(exportAction, subscribers)],
    ["GET", "/erasures", "erasures.list", mayErase],
    // A POST, because proxies log query strings.
    ["POST", "/erasures/preview", "erasures.preview", mayErase],
    ["POST", "/erasures", "erasures.erase", mayErase],
  ]),

  controllers: { leads: leadCalls, subscriptions: subscriptionCalls, erasures: erasureCalls },
};
