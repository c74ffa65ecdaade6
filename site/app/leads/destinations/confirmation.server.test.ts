import { expect, it } from "vitest";
import type { SubscriptionRecord } from "../lead-record.server.ts";
import { sender } from "../testing/newsletter.ts";
import { leadId, publicUrl } from "../testing/open-leads.ts";
import { confirmationDestination } from "./confirmation.server.ts";

const record: SubscriptionRecord = {
  submissionId: leadId,
  receivedAt: "2026-11-21T12:00:00.000Z",
  form: "newsletter",
  event: "requested",
  email: "dana@example.com",
  requestedAt: "2026-11-21T12:00:00.000Z",
  consentVersion: "v1",
  page: "/newsletter",
  confirmation: "link",
  unsubscribeLink: `${publicUrl}/newsletter/unsubscribe`,
};

it.each([
  ["sender", "MAIL FROM", "destination"],
  ["recipient", "RCPT TO", "lead"],
])("counts a refused %s (%s) as a problem of the %s", async (_refused, command, concerns) => {
  const refusal = Object.assign(new Error("Refused"), { code: "EENVELOPE", command, responseCode: 550 });
  const sendMail = () => Promise.reject(refusal);
  const settings = { from: "team@example.com", sender: () => sender, sendMail };
  const call = confirmationDestination(settings, async () => `${publicUrl}/newsletter/confirm`).callFor(
    record,
  );
  expect(await call?.(new AbortController().signal, 0)).toEqual({
    delivered: false,
    status: "EENVELOPE 550",
    concerns,
    needsAttention: true,
  });
});
