import type { Core } from "@strapi/strapi";
import { panelAccess, panelRoutes } from "../../../strapi/routes";
import { strapiService } from "../../../strapi/services";
import { editAction, eraseAction, exportAction, readLeadsAction } from "../uids";
import { addErasureTable, erasureController } from "./erasures";
import { addEventTable } from "./events";
import { leadController } from "./lead-controller";
import { subscriptionController } from "./subscription-controller";

const mayRead = panelAccess(readLeadsAction);
const mayWork = panelAccess(readLeadsAction, editAction);
const mayExport = panelAccess(readLeadsAction, exportAction);
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
      { ...setting, uid: "leads.read", displayName: "Read inquiries and subscribers" },
      { ...setting, uid: "leads.work", displayName: "Work on inquiries and subscribers" },
      { ...setting, uid: "leads.export", displayName: "Export inquiries and subscribers" },
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
    ["GET", "/subscriptions", "subscriptions.list", mayRead],
    ["PUT", "/subscriptions/:documentId", "subscriptions.save", mayWork],
    ["GET", "/subscription-export", "subscriptions.export", mayExport],
    ["GET", "/erasures", "erasures.list", mayErase],
    // A POST, because proxies log query strings.
    ["POST", "/erasures/preview", "erasures.preview", mayErase],
    ["POST", "/erasures", "erasures.erase", mayErase],
  ]),

  controllers: { leads: leadController, subscriptions: subscriptionController, erasures: erasureController },
};
