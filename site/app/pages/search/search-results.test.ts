import { describe, expect, test } from "vitest";
import { search } from "~/copy/search.ts";
import { differenceOf, headingOf } from "./search-results.tsx";

describe("the heading above the results", () => {
  const found = { corrected: null, hits: { length: 30 }, hasAllWords: true, total: 30 } as const;
  const copy = search.results;

  test.each([
    [{ ...found, hits: { length: 0 }, total: 0 }, "No results for “path”"],
    [{ ...found, hits: { length: 1 }, total: 1 }, "1 result for “path”"],
    [{ ...found, hits: { length: 2 }, total: 2 }, "2 results for “path”"],
    [{ ...found, total: 1_214 }, "The best 30 of 1,214 results for “path”"],
    [{ ...found, corrected: "paths" }, "30 results for “paths”"],
  ])("of %j is %s", (counts, heading) => {
    expect(headingOf(copy, "path", counts)).toBe(heading);
  });

  test("says if the results are not for exactly the typed words", () => {
    expect(differenceOf(copy, "path", found)).toBeNull();
    expect(differenceOf(copy, "pahts", { ...found, corrected: "paths" })).toContain("No results for “pahts”");
    expect(differenceOf(copy, "path zebra", { ...found, hasAllWords: false })).toContain("some");
  });
});
