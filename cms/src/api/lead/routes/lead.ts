/** The site only adds leads and subscription events. The team works with them in the panel. */
export default {
  type: "content-api",
  routes: [
    { method: "POST", path: "/leads", handler: "lead.create" },
    { method: "PUT", path: "/leads/:submissionId/deliveries", handler: "lead.reportDeliveries" },
    { method: "GET", path: "/lead-retries", handler: "lead.retries" },
    { method: "POST", path: "/subscriptions", handler: "subscription.create" },
  ],
};
