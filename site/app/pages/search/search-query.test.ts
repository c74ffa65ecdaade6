import { describe, expect, test } from "vitest";
import { searchQueryOf } from "./search-query.ts";

describe("the query of a search URL", () => {
  test.each([
    ["", { kind: null, words: "" }],
    ["?q=", { kind: null, words: "" }],
    ["?q=+path+&kind=", { kind: null, words: "path" }],
    ["?q=path&kind=post", { kind: "post", words: "path" }],
    ["?q=path&kind=constructor", { kind: null, words: "path" }],
    ["?q=%F0%9F", { kind: null, words: "\ufffd" }],
    ["?q=a&q=b", { kind: null, words: "a" }],
    ["?utm_source=x", { kind: null, words: "" }],
  ])("%j is parsed as %j", (search, query) => {
    expect(searchQueryOf(search)).toEqual(query);
  });

  test("is cut if it is too long, and is well-formed even if the cut splits a character", () => {
    const { words } = searchQueryOf(`?q=${encodeURIComponent(`a${"🏠".repeat(200)}`)}`);
    expect(words.length).toBeLessThanOrEqual(200);
    expect(words.isWellFormed()).toBe(true);
  });
});
