import { describe, expect, test } from "vitest";
import { searchQueryOf } from "./search-query.ts";
import { differenceOf, headingOf } from "./wording.ts";

describe("the address of a search", () => {
  test.each([
    ["", { kind: null, words: "" }],
    ["?q=", { kind: null, words: "" }],
    ["?q=+path+&kind=", { kind: null, words: "path" }],
    ["?q=path&kind=post", { kind: "post", words: "path" }],
    ["?q=path&kind=constructor", { kind: null, words: "path" }],
    ["?q=%F0%9F", { kind: null, words: "\ufffd" }],
    ["?q=a&q=b", { kind: null, words: "a" }],
    ["?utm_source=x", { kind: null, words: "" }],
  ])("%s", (search, query) => {
    expect(searchQueryOf(search)).toEqual(query);
  });

  test("is cut where it is too long, never through a character", () => {
    const { words } = searchQueryOf(`?q=${encodeURIComponent(`a${"🏠".repeat(200)}`)}`);
    expect(words.length).toBeLessThanOrEqual(200);
    expect(words.isWellFormed()).toBe(true);
  });
});

describe("what is said of the results", () => {
  const found = { corrected: null, holds: "all", shown: 30, total: 30 } as const;

  test.each([
    [{ ...found, shown: 0, total: 0 }, "No results for “path”"],
    [{ ...found, shown: 1, total: 1 }, "1 result for “path”"],
    [{ ...found, shown: 2, total: 2 }, "2 results for “path”"],
    [{ ...found, total: 1_214 }, "The best 30 of 1,214 results for “path”"],
    [{ ...found, corrected: "paths" }, "30 results for “paths”"],
  ])("%j", (counts, heading) => {
    expect(headingOf("path", counts)).toBe(heading);
  });

  test("whatever differs from what was asked for is said", () => {
    expect(differenceOf("path", found)).toBeNull();
    expect(differenceOf("pahts", { ...found, corrected: "paths" })).toContain("No results for “pahts”");
    expect(differenceOf("path zebra", { ...found, holds: "some" })).toContain("some");
  });
});
