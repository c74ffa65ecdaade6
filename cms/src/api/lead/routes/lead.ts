/** Routes for the site, which cannot list or read leads and subscriptions. The team uses the panel's routes. */
export default {
  type: "content-api",
  routes: [
    { method: "POST", path: "/leads", handler: "lead.create" },
    { method: "PUT", path: "/leads/:submissionId/deliveries", handler: "lead.reportDeliveries" },
    { method: "GET", path: "/lead-retries", handler: "lead.retries" },
    { method: "POST", path: "/subscriptions", handler: "subscription.create" },
  ],
};
