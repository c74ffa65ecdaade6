import { expect, test } from "vitest";
import { search } from "~/copy/search.ts";
import { headingOf, mismatchNote } from "./search-results.tsx";

const copy = search.results;
const found = { corrected: null, hits: { length: 30 }, hasAllWords: true, total: 30 } as const;

test.each([
  [{ ...found, hits: { length: 0 }, total: 0 }, "No results for “path”"],
  [{ ...found, hits: { length: 1 }, total: 1 }, "1 result for “path”"],
  [{ ...found, hits: { length: 2 }, total: 2 }, "2 results for “path”"],
  [{ ...found, total: 1_214 }, "The best 30 of 1,214 results for “path”"],
  [{ ...found, corrected: "paths" }, "30 results for “paths”"],
])("the heading above %j is %s", (counts, heading) => {
  expect(headingOf(copy, "path", counts)).toBe(heading);
});

test("a note says if the results are not for exactly the typed words", () => {
  expect(mismatchNote(copy, "path", found)).toBeNull();
  expect(mismatchNote(copy, "pahts", { ...found, corrected: "paths" })).toContain("No results for “pahts”");
  expect(mismatchNote(copy, "path zebra", { ...found, hasAllWords: false })).toContain("some");
});
