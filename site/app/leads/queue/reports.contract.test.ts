import { expect, inject, it } from "vitest";
import { leadsFrom } from "../../../testing/inbox.ts";
import { acceptsEmail, respondsWith, startFakeServer } from "../testing/fake-http.ts";
import { emailAt, expertSubmission, openTestLeads, personInput, waitOptions } from "../testing/open-leads.ts";

const apiUrl = inject("cmsApiUrl");
const apiToken = inject("cmsToken");

it("the running content service stores the results of a lead's other deliveries", async () => {
  const provider = await startFakeServer(acceptsEmail);
  const crm = await startFakeServer(respondsWith(422));
  const { leads } = openTestLeads({
    inbox: { apiUrl, apiToken },
    email: emailAt(provider),
    webhook: { url: crm.origin, secret: "known to the receiver" },
  });
  const email = `contract-${crypto.randomUUID()}@example.com`;
  await leads.accept(expertSubmission({ values: { ...personInput(1), email } }));
  const deliveries = async () => (await leadsFrom(apiUrl, email)).map(({ deliveries }) => deliveries);
  await expect.poll(deliveries, waitOptions).toEqual([
    [
      {
        destination: "email",
        state: "delivered",
        deliveredAt: expect.any(String),
        status: "200 OK",
        attempts: 1,
      },
      { destination: "webhook", state: "needsAttention", status: "422", attempts: expect.any(Number) },
    ],
  ]);
});
