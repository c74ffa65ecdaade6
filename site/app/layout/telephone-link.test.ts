import { expect, test } from "vitest";
import { telephoneLink } from "./telephone-link.ts";

test("adds the country code to a North American number", () => {
  expect(telephoneLink("(605) 555-0148")).toBe("tel:+16055550148");
});

test("keeps a country code", () => {
  expect(telephoneLink("+44 20 7946 0018")).toBe("tel:+442079460018");
});

test.each([
  "(605) 555-0148 ext. 12",
  "605-555-0148, extension 12",
  "+1 605 555 0148 x12",
  "605.555.0148 #12",
])("dials the extension in %s", (phone) => {
  expect(telephoneLink(phone)).toBe("tel:+16055550148;ext=12");
});
