import { expect, it } from "vitest";
import { contactReasons } from "../../site/app/leads/form/contact-reasons.ts";
import schema from "../src/api/lead/content-types/lead/schema.json" with { type: "json" };
import { formWords, reasonWords, statusWords } from "../src/leads/words.ts";

it("says every reason of the contact form as the form does", () => {
  expect(reasonWords).toEqual(Object.fromEntries(contactReasons.map(({ value, label }) => [value, label])));
});

it("has words for every form and every status", () => {
  expect(Object.keys(formWords)).toEqual(schema.attributes.form.enum);
  expect(Object.keys(statusWords)).toEqual(schema.attributes.leadStatus.enum);
});
