import { expect, test } from "vitest";
import { countWord, joinWithAnd, uncapitalize } from "./running-text.ts";

test("writes counts up to ten as words", () => {
  expect([1, 3, 10, 11].map(countWord)).toEqual(["one", "three", "ten", "11"]);
});

test("joins a list with commas and “and”", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(joinWithAnd)).toEqual([
    "",
    "a",
    "a and b",
    "a, b and c",
  ]);
});

test("lowercases the first letter of a name, unless the name starts with an abbreviation", () => {
  expect(["Occupancy", "GDP growth"].map(uncapitalize)).toEqual(["occupancy", "GDP growth"]);
});
