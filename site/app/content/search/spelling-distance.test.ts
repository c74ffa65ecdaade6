import { expect, test } from "vitest";
import { spellingDistance } from "./spelling-distance.ts";

test.each([
  ["portfolio", "portfolio", 0],
  ["protfolio", "portfolio", 1],
  ["investmet", "investment", 1],
  ["investtment", "investment", 1],
  ["depresiation", "depreciation", 1],
  ["glosary", "glossary", 1],
  ["apartmant", "apartment", 1],
  ["acredeted", "accredited", 2],
  ["", "abc", 3],
  ["abc", "", 3],
])("%s and %s differ by %i", (from, to, distance) => {
  expect(spellingDistance(from, to)).toBe(distance);
});
