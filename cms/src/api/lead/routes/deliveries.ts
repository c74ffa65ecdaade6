/** The site reports the state of a lead at its other destinations. */
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
