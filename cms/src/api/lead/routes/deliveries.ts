export default {
  type: "content-api",
  routes: [
    {
      method: "PUT",
      path: "/leads/:submissionId/deliveries",
      handler: "lead.reportDeliveries",
    },
  ],
};
