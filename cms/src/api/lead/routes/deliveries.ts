export default {
  type: "content-api",
  routes: [
    {
      method: "PUT",
      path: "/leads/:submissionId/deliveries",
      handler: "lead.reportDeliveries",
    },
    { method: "GET", path: "/lead-retries", handler: "lead.retries" },
  ],
};
