import { describe, expect, it } from "vitest";
import { respondsWith, startFakeServer, storesLead, truncatesBody } from "../testing/fake-http.ts";
import { expertSubmission, openTestLeads, visitorInput, waitOptions } from "../testing/open-leads.ts";

const apiToken = "token";

describe("the inbox", () => {
  it("gets the whole lead, without empty fields", async () => {
    const inbox = await startFakeServer(storesLead);
    const { leads } = openTestLeads({ inbox: { apiUrl: `${inbox.origin}/api`, apiToken } });
    const id = "6f1c1a52-7a43-4b0e-9a5c-0d0f2f0f7c11";
    await leads.accept(
      expertSubmission({
        form: "contact",
        values: { ...visitorInput, reason: "other", message: "In May.", consent: "2026-11-01" },
        consentWording: "Call or text me.",
        submissionId: id,
        honeypotFilled: true,
        campaign: { utm_source: "letter" },
      }),
    );
    await expect.poll(async () => (await leads.status()).queued, waitOptions).toBe(0);
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
        submissionId: id,
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

  it("does not count as reached when something else responds 200", async () => {
    const inbox = await startFakeServer(
      respondsWith(200, "<h1>Back soon</h1>"),
      truncatesBody(201),
      storesLead,
    );
    const { leads } = openTestLeads({ inbox: { apiUrl: inbox.origin, apiToken } });
    await leads.accept(expertSubmission());
    await expect.poll(async () => (await leads.status()).queued, waitOptions).toBe(0);
    expect(inbox.calls).toHaveLength(3);
  });

  it("gets no request without a token", async () => {
    const inbox = await startFakeServer(storesLead);
    const withoutToken = openTestLeads({ inbox: { apiUrl: inbox.origin, apiToken: undefined } });
    await withoutToken.leads.accept(expertSubmission());
    await expect
      .poll(() => withoutToken.logged.join("\n"), waitOptions)
      .toContain("no token for the inbox yet");
    await withoutToken.leads.close();
    const { leads } = openTestLeads({
      folder: withoutToken.folder,
      inbox: { apiUrl: inbox.origin, apiToken },
    });
    await expect.poll(async () => (await leads.status()).queued, waitOptions).toBe(0);
    expect(inbox.calls).toHaveLength(1);
  });
});
