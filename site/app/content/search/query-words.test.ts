import { describe, expect, test } from "vitest";
import { queryWords } from "./query-words.ts";

const texts = (query: string) => queryWords(query).map(({ text }) => text);

describe("queryWords", () => {
  test("treats the last word as a prefix until something follows it", () => {
    expect(queryWords("walking pat")).toEqual([
      { isPrefix: false, text: "walking" },
      { isPrefix: true, text: "pat" },
    ]);
    expect(queryWords("walking pat ").at(-1)?.isPrefix).toBe(false);
  });

  test("treats a single letter as a whole word, not as a prefix", () => {
    expect(queryWords("p")).toEqual([{ isPrefix: false, text: "p" }]);
  });

  test.each([
    ["What is a preferred return?", ["preferred", "return"]],
    ["what is it", ["what", "is", "it"]],
    ["path Path PATH", ["path"]],
    ["the investor’s share", ["investor", "share"]],
    ["multi-family, don't", ["multi", "family", "don", "t"]],
    ["ÉCOLE Zürich", ["école", "zürich"]],
    ["$192,000 at 8%", ["192", "000", "8"]],
  ])("%s", (query, words) => {
    expect(texts(query)).toEqual(words);
  });

  test.each(["", "   ", '"*"', "():^{}", "🏠🔑", "\0\u0002\u0003", "'''", "\ud800"])(
    "returns no words for %j",
    (query) => {
      expect(queryWords(query)).toEqual([]);
    },
  );

  test("truncates a long search", () => {
    const many = Array.from({ length: 2_000 }, (_, index) => index).join(" ");
    expect(queryWords(many)).toHaveLength(6);
    expect(texts("x".repeat(10_000))[0]).toHaveLength(200);
  });
});
