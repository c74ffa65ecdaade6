import { expect, test } from "vitest";
import { countWord, listed, uncapitalized } from "./running-text.ts";

test("counts are words up to ten", () => {
  expect([1, 3, 10, 11].map(countWord)).toEqual(["one", "three", "ten", "11"]);
});

test("lists are joined as running text has them", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(listed)).toEqual(["", "a", "a and b", "a, b and c"]);
});

test("a name inside a sentence keeps its abbreviation", () => {
  expect(["Occupancy", "GDP growth"].map(uncapitalized)).toEqual(["occupancy", "GDP growth"]);
});
