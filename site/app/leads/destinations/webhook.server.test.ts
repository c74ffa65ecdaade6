import { describe, expect, it } from "vitest";
import { freePort } from "../../../testing/listen.ts";
import { resetsConnection, respondsWith, startFakeServer } from "../testing/fake-http.ts";
import {
  countWaitingFor,
  expertSubmission,
  leadId,
  openTestLeads,
  retrySoon,
  visitorInput,
  waitOptions,
} from "../testing/open-leads.ts";
import { webhookSignature } from "./webhook.server.ts";

const secret = "known to the receiver";

describe("the webhook", () => {
  it("gets the whole lead, signed, dated and keyed by the submission ID", async () => {
    const crm = await startFakeServer(respondsWith(204));
    const time = Date.UTC(2026, 10, 20, 12, 0, 0, 400);
    const { leads } = openTestLeads({
      webhook: { url: `${crm.origin}/leads?to=sales`, secret },
      now: () => time,
    });
    await leads.accept(expertSubmission({ submissionId: leadId }));
    await expect.poll(() => countWaitingFor(leads, "webhook"), waitOptions).toBe(0);
    const [call] = crm.calls;
    expect(crm.calls).toHaveLength(1);
    expect(call).toMatchObject({
      method: "POST",
      path: "/leads?to=sales",
      headers: {
        "content-type": "application/json",
        "idempotency-key": leadId,
        "lead-timestamp": String(Date.UTC(2026, 10, 20, 12) / 1000),
      },
      body: {
        event: "lead.accepted",
        lead: { submissionId: leadId, name: visitorInput.name, email: visitorInput.email },
      },
    });
    const timestamp = String(call?.headers["lead-timestamp"]);
    expect(call?.headers["lead-signature"]).toBe(webhookSignature(secret, timestamp, call?.text ?? ""));
  });

  it("is signed as its documentation states", () => {
    expect(webhookSignature("secret", "1700000000", "{}")).toBe(
      "sha256=b8569b78799ff9e3cbff0fc2d63a33a2b57f3282abd07c37ae5e8e7d79a5f163",
    );
  });

  it("gets each lead again, with the same key, until it accepts the lead", async () => {
    retrySoon();
    const crm = await startFakeServer(resetsConnection, respondsWith(503), respondsWith(200));
    const { leads } = openTestLeads({ webhook: { url: crm.origin, secret } });
    await leads.accept(expertSubmission({ submissionId: leadId }));
    await expect.poll(() => countWaitingFor(leads, "webhook"), waitOptions).toBe(0);
    expect(crm.calls.map(({ headers }) => headers["idempotency-key"])).toEqual([leadId, leadId, leadId]);
  });

  it("logs why a call got no response, but not the webhook's URL, which is secret", async () => {
    const url = `http://127.0.0.1:${await freePort()}/its-secret`;
    const { leads, logged } = openTestLeads({ webhook: { url, secret } });
    await leads.accept(expertSubmission());
    await expect.poll(() => logged.join("\n"), waitOptions).toContain("0 Network Error (ECONNREFUSED)");
    expect(logged.join("\n")).not.toMatch(/127\.0\.0\.1|its-secret/);
  });
});
