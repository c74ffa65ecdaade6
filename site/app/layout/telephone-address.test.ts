import { expect, test } from "vitest";
import { telephoneAddress } from "./telephone-address.ts";

test("adds the country code to a North American number", () => {
  expect(telephoneAddress("(605) 555-0148")).toBe("tel:+16055550148");
});

test("keeps a country code", () => {
  expect(telephoneAddress("+44 20 7946 0018")).toBe("tel:+442079460018");
});

test.each([
  "(605) 555-0148 ext. 12",
  "605-555-0148, extension 12",
  "+1 605 555 0148 x12",
  "605.555.0148 #12",
])("dials the extension in %s", (phone) => {
  expect(telephoneAddress(phone)).toBe("tel:+16055550148;ext=12");
});
