import { expect, test } from "vitest";
import { checkPhone } from "./guard.server.ts";

test.each([
  "(605) 555-0112",
  "6055550112",
  "+1 605 555 0112 x4",
  "+44 20 7946 0958",
  "+91 98765 43210",
  "+49 30 901820",
])("%s can be called", (phone) => expect(checkPhone(phone)).toEqual({ isUnusual: false }));

test.each([
  "000-000-0000",
  "1111111111",
  "123-456-7890",
  "12345",
  "020 7946 0958 12",
  "+1 605 555",
  "+999 12345678",
])("%s cannot", (phone) => expect(checkPhone(phone).problem).toMatch(/^Enter a phone number like/));

test("accepts a number unknown to the bundled plan and marks it for review", () => {
  expect(checkPhone("+44 999 123 4567")).toEqual({ isUnusual: true });
});
