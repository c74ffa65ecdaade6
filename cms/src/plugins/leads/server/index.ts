import type { Core } from "@strapi/strapi";
import { readAction } from "../../../lib/uids";
import { panelAccess, panelRoutes } from "../../../strapi/routes";
import { strapiService } from "../../../strapi/services";
import { eraseAction, erasureUid, exportAction, leadUid, subscriptionUid, workAction } from "../uids";
import { erasureCalls } from "./erasure-calls";
import { addEventTable } from "./events";
import { leadCalls } from "./lead-calls";
import { subscriptionCalls } from "./subscription-calls";

const readers = panelAccess([readAction, leadUid]);
const workers = panelAccess([workAction, leadUid]);

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
    ["GET", "/lead-inbox/overview", "leads.overview", readers],
    ["GET", "/lead-inbox/options", "leads.options", readers],
    ["GET", "/lead-inbox/leads", "leads.list", readers],
    ["GET", "/lead-inbox/lead-ids", "leads.ids", readers],
    ["GET", "/lead-inbox/leads/:documentId", "leads.find", readers],
    ["PUT", "/lead-inbox/leads/:documentId", "leads.save", workers],
    ["POST", "/lead-inbox/leads/:documentId/notes", "leads.addNote", workers],
    ["POST", "/lead-inbox/leads/:documentId/retry", "leads.retry", workers],
    ["PUT", "/lead-inbox/leads/:documentId/contact", "leads.correct", workers],
    ["POST", "/lead-inbox/leads", "leads.addPhoneLead", workers],
    ["POST", "/lead-inbox/selection", "leads.changeSelected", workers],
    ["GET", "/lead-inbox/export", "leads.export", panelAccess(exportAction, [readAction, leadUid])],
    ["GET", "/lead-inbox/subscriptions", "subscriptions.list", panelAccess([readAction, subscriptionUid])],
    [
      "PUT",
      "/lead-inbox/subscriptions/:documentId",
      "subscriptions.save",
      panelAccess([workAction, subscriptionUid]),
    ],
    [
      "GET",
      "/lead-inbox/subscriptions/export",
      "subscriptions.export",
      panelAccess(exportAction, [readAction, subscriptionUid]),
    ],
    ["GET", "/lead-inbox/erasures", "erasures.list", panelAccess([readAction, erasureUid])],
    // A question that is a POST: an address in a query string would stay in the logs of proxies.
    ["POST", "/lead-inbox/erasures/preview", "erasures.preview", panelAccess(eraseAction)],
    ["POST", "/lead-inbox/erasures", "erasures.erase", panelAccess(eraseAction)],
  ]),

  controllers: { leads: leadCalls, subscriptions: subscriptionCalls, erasures: erasureCalls },
};
