import type { Core } from "@strapi/strapi";
import { panelAccess, panelRoutes } from "../../../strapi/routes";
import { strapiService } from "../../../strapi/services";
import { leadsAction } from "../uids";
import { addErasureTable, erasureController } from "./erasures";
import { leadController } from "./lead-controller";
import { subscriptionController } from "./subscriptions";
import { addTimelineTable } from "./timeline";

const access = panelAccess(leadsAction);

/** Leads and newsletter subscriptions as the team works with them. */
export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    addTimelineTable(strapi);
    addErasureTable(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    // Register the action before Strapi syncs permissions, because it deletes those for unknown actions.
    await strapiService(strapi, "admin::permission").actionProvider.registerMany([
      {
        section: "settings",
        category: "inquiries",
        uid: "leads.work",
        displayName: "Work with inquiries and subscribers",
      },
    ]);
  },

  routes: panelRoutes([
    ["GET", "/leads", "leads.list", access],
    ["POST", "/leads", "leads.addPhoneLead", access],
    ["GET", "/leads/:documentId", "leads.find", access],
    ["PUT", "/leads/:documentId", "leads.save", access],
    ["POST", "/leads/:documentId/retry", "leads.retry", access],
    ["GET", "/lead-counts", "leads.counts", access],
    ["GET", "/lead-options", "leads.options", access],
    ["GET", "/lead-export", "leads.export", access],
    ["GET", "/subscriptions", "subscriptions.list", access],
    ["PUT", "/subscriptions/:documentId", "subscriptions.save", access],
    ["GET", "/subscription-export", "subscriptions.export", access],
    ["POST", "/erasures", "erasures.erase", access],
  ]),

  controllers: { leads: leadController, subscriptions: subscriptionController, erasures: erasureController },
};
