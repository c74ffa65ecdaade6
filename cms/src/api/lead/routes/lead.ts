/** Routes of the site: add leads and subscription events, report deliveries, and read which leads to send again. */
export default {
  type: "content-api",
  routes: [
    { method: "POST", path: "/leads", handler: "lead.create" },
    { method: "PUT", path: "/leads/:submissionId/deliveries", handler: "lead.reportDeliveries" },
    { method: "GET", path: "/lead-retries", handler: "lead.retries" },
    { method: "POST", path: "/subscriptions", handler: "lead.createSubscription" },
  ],
};
