import { expect, it } from "vitest";
import { conditionsOf, filterIn, listLink, views } from "../src/plugins/leads/lead-filters.ts";

const context = { me: 7, now: new Date("2026-11-23T16:00:00.000Z"), zone: "America/Chicago" };

it("combines every filter of a URL", () => {
  const query = "period=7&status=new&assignee=none&campaign=spring&amount=100000&delivery=failed&review=yes";
  expect(conditionsOf(filterIn(new URLSearchParams(query)), context)).toEqual([
    { receivedAt: { $gte: "2026-11-16T16:00:00.000Z" } },
    { leadStatus: { $eq: "new" } },
    { assignee: { $null: true } },
    { campaignLabel: { $eq: "spring" } },
    { amount: { $gte: 100_000 } },
    { deliveryState: { $eq: "failed" } },
    { needsReview: { $eq: true } },
  ]);
});

it("has no condition without a filter", () => {
  expect(conditionsOf(filterIn(new URLSearchParams("page=2")), context)).toEqual([]);
});

it("finds the open leads of the user who asks", () => {
  expect(conditionsOf(views.mine, context)).toEqual([
    { leadStatus: { $ne: "closed" } },
    { leadStatus: { $ne: "spam" } },
    { assignee: { $eq: 7 } },
  ]);
});

it("counts the days of follow-ups in the team's time zone", () => {
  const late = { ...context, now: new Date("2026-11-24T03:00:00.000Z") };
  expect(conditionsOf(views.due, late)[0]).toEqual({ followUpOn: { $lte: "2026-11-23" } });
});

it("makes a link that holds the filter", () => {
  expect(listLink({ campaign: "winter & spring", status: "" })).toBe("/inquiries?campaign=winter+%26+spring");
});
