import { expect, test } from "vitest";
import { telephoneLink } from "./telephone-link.ts";

test.each([
  ["(605) 555-0148", "tel:+16055550148"],
  ["+44 20 7946 0018", "tel:+442079460018"],
])("links %s to %s, which has a country code", (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});

test.each([
  "(605) 555-0148 ext. 12",
  "605-555-0148, extension 12",
  "+1 605 555 0148 x12",
  "605.555.0148 #12",
])("dials the extension in %s", (phone) => {
  expect(telephoneLink(phone)).toBe("tel:+16055550148;ext=12");
});
