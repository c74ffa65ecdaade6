import { describe, expect, it } from "vitest";
import { respondsWith, startFakeServer, storesLead, truncatesBody } from "../testing/fake-http.ts";
import {
  expectEmptyQueue,
  expertSubmission,
  inboxAt,
  leadId,
  openTestLeads,
  visitorInput,
  waitOptions,
} from "../testing/open-leads.ts";

describe("the inbox", () => {
  it("gets the whole lead, without empty fields", async () => {
    const inbox = await startFakeServer(storesLead);
    const { leads } = openTestLeads({ inbox: { apiUrl: `${inbox.origin}/api`, apiToken: "token" } });
    await leads.accept(
      expertSubmission({
        form: "contact",
        values: { ...visitorInput, reason: "other", message: "In May.", consent: "2026-11-01" },
        consentWording: "Call or text me.",
        submissionId: leadId,
        honeypotFilled: true,
        campaign: { utm_source: "letter" },
      }),
    );
    await expectEmptyQueue(leads);
    const [call] = inbox.calls;
    expect(inbox.calls).toHaveLength(1);
    expect(call).toMatchObject({
      method: "POST",
      path: "/api/leads",
      headers: { authorization: "Bearer token" },
    });
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(call?.body).toEqual({
      data: {
        submissionId: leadId,
        form: "contact",
        name: visitorInput.name,
        email: visitorInput.email,
        phone: visitorInput.phone,
        reason: "other",
        message: "In May.",
        consent: true,
        consentVersion: "2026-11-01",
        consentWording: "Call or text me.",
        consentAt: time,
        page: "/jefferson-reserve-phase-2",
        campaign: { utm_source: "letter" },
        receivedAt: time,
        needsReview: true,
        reviewReasons: ["hidden field filled in"],
      },
    });
  });

  it("gets a lead again until it returns the stored lead; a proxy's page with status 200 is a failure", async () => {
    const inbox = await startFakeServer(
      respondsWith(200, "<h1>Back soon</h1>"),
      truncatesBody(201),
      storesLead,
    );
    const { leads } = openTestLeads({ inbox: inboxAt(inbox) });
    await leads.accept(expertSubmission());
    await expectEmptyQueue(leads);
    expect(inbox.calls).toHaveLength(3);
  });

  it("gets no request before the site has a token", async () => {
    const inbox = await startFakeServer(storesLead);
    const withoutToken = openTestLeads({ inbox: { ...inboxAt(inbox), apiToken: undefined } });
    await withoutToken.leads.accept(expertSubmission());
    await expect
      .poll(() => withoutToken.logged.join("\n"), waitOptions)
      .toContain("no token for the inbox yet");
    await withoutToken.leads.close();
    const { leads } = openTestLeads({
      folder: withoutToken.folder,
      inbox: inboxAt(inbox),
    });
    await expectEmptyQueue(leads);
    expect(inbox.calls).toHaveLength(1);
  });
});
