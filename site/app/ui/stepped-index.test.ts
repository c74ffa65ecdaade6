import { expect, it } from "vitest";
import { steppedIndex } from "./stepped-index.ts";

it("steps to the neighbor", () => {
  expect(steppedIndex(2, 1, 14)).toBe(3);
  expect(steppedIndex(2, -1, 14)).toBe(1);
});

it("goes on from the last to the first and back", () => {
  expect(steppedIndex(13, 1, 14)).toBe(0);
  expect(steppedIndex(0, -1, 14)).toBe(13);
});
