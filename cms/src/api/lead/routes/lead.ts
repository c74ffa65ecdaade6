/** The site only adds leads and subscription events. People work with them in the admin panel. */
export default {
  type: "content-api",
  routes: [
    { method: "POST", path: "/leads", handler: "lead.create" },
    { method: "PUT", path: "/leads/:submissionId/deliveries", handler: "lead.reportDeliveries" },
    { method: "GET", path: "/lead-retries", handler: "lead.retries" },
    { method: "POST", path: "/subscriptions", handler: "subscription.create" },
  ],
};
