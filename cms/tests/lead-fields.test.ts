import { expect, it } from "vitest";
import { forms } from "../../site/app/copy/forms.ts";
import schema from "../src/api/lead/content-types/lead/schema.json" with { type: "json" };
import { campaignLines, describeFailedDeliveries, labels } from "../src/plugins/leads/fields.ts";
import { buildCondition, homePageCounts, leadFilters } from "../src/plugins/leads/filters.ts";

const context = { userId: 7, now: new Date("2026-11-23T16:00:00.000Z"), zone: "America/Chicago" };

it("the panel has a label for every form and status of a lead, and labels reasons as the contact form does", () => {
  expect(labels.reason).toEqual(forms.contact.reasons);
  expect(Object.keys(labels.form)).toEqual(schema.attributes.form.enum);
  expect(Object.keys(labels.leadStatus)).toEqual(schema.attributes.leadStatus.enum);
});

it("the panel shows a campaign's name without a label, and its other parameters with one", () => {
  expect(campaignLines({ gclid: "x1", utm_source: "letter", utm_campaign: "winter-2027" })).toEqual([
    "gclid: x1",
    "Source: letter",
    "winter-2027",
  ]);
});

it.each([
  ["422", "It answered with status 422: it refused this inquiry."],
  ["400 The Public Key is invalid.", "It answered with status 400: The Public Key is invalid."],
  ["403", "It answered with status 403: it refused this site’s key."],
  ["404", "It answered with status 404: its address or settings are wrong."],
  ["unreadable in the queue", "Reason: unreadable in the queue."],
  [undefined, "It did not answer."],
])("the panel and the email explain a refusal with status %j", (status, reason) => {
  const deliveries = [{ destination: "webhook", state: "needsAttention", status }];
  expect(describeFailedDeliveries(deliveries)).toEqual([
    `Not delivered to: Webhook. ${reason} The inquiry is safe here. Ask your site administrator to fix this, then choose “Send again”.`,
  ]);
});

it("the filter decides by the team's time zone which follow-ups are due", () => {
  const late = { ...context, now: new Date("2026-11-24T03:00:00.000Z") };
  const condition = buildCondition(leadFilters, homePageCounts.due.values, late);
  expect(condition).toMatchObject({ $and: [{ followUpOn: { $lte: "2026-11-23" } }] });
});
