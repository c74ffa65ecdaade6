import { siteAccess } from "../../../strapi/routes";

/** Routes of the site: add leads and subscription events, report deliveries, and read which leads to send again. */
export default {
  type: "content-api",
  routes: [
    { method: "POST", path: "/leads", handler: "lead.create", config: siteAccess },
    {
      method: "PUT",
      path: "/leads/:submissionId/deliveries",
      handler: "lead.reportDeliveries",
      config: siteAccess,
    },
    { method: "GET", path: "/lead-retries", handler: "lead.listRetries", config: siteAccess },
    { method: "POST", path: "/subscriptions", handler: "lead.receiveNewsletterEvent", config: siteAccess },
  ],
};
