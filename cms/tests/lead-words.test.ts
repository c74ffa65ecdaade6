import { expect, it } from "vitest";
import { forms } from "../../site/app/copy/forms.ts";
import schema from "../src/api/lead/content-types/lead/schema.json" with { type: "json" };
import labels from "../src/plugins/leads/labels.json" with { type: "json" };
import { campaignLines } from "../src/plugins/leads/labels.ts";

it("says every reason of the contact form as the form does", () => {
  expect(labels.reason).toEqual(forms.contact.reasons);
});

it("has words for every form and every status", () => {
  expect(Object.keys(labels.form)).toEqual(schema.attributes.form.enum);
  expect(Object.keys(labels.leadStatus)).toEqual(schema.attributes.leadStatus.enum);
});

it("names a campaign once, where it is said to be one", () => {
  expect(campaignLines({ gclid: "x1", utm_source: "letter", utm_campaign: "winter-2027" })).toEqual([
    "winter-2027",
    "Source: letter",
    "gclid: x1",
  ]);
});
