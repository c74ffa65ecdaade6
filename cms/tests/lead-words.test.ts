import { expect, it } from "vitest";
import { forms } from "../../site/app/words/forms.ts";
import schema from "../src/api/lead/content-types/lead/schema.json" with { type: "json" };
import labels from "../src/plugins/lead-inbox/labels.json" with { type: "json" };

it("says every reason of the contact form as the form does", () => {
  expect(labels.reason).toEqual(forms.contact.reasons);
});

it("has words for every form and every status", () => {
  expect(Object.keys(labels.form)).toEqual(schema.attributes.form.enum);
  expect(Object.keys(labels.leadStatus)).toEqual(schema.attributes.leadStatus.enum);
});
