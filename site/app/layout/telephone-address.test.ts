import { expect, test } from "vitest";
import { telephoneAddress } from "./telephone-address.ts";

test("a North American number gets its country code", () => {
  expect(telephoneAddress("(605) 555-0148")).toBe("tel:+16055550148");
});

test("a number with its country code keeps it", () => {
  expect(telephoneAddress("+44 20 7946 0018")).toBe("tel:+442079460018");
});
