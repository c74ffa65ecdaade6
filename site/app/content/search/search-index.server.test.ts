import { beforeEach, describe, expect, test } from "vitest";
import { excerptOf } from "./marked-text.ts";
import { queryWords } from "./query-words.ts";
import type { SearchDocument, TextPart } from "./search-document.ts";
import { openSearchIndex, type SearchIndex } from "./search-index.server.ts";

let index: SearchIndex;
let shown: Map<string, SearchDocument>;
beforeEach(() => {
  index = openSearchIndex();
  shown = new Map();
  put(documents);
});

function put(added: readonly (readonly [string, SearchDocument])[]): void {
  for (const [key, made] of added) shown.set(key, made);
  index.show(shown);
}
function remove(...keys: string[]): void {
  for (const key of keys) shown.delete(key);
  index.show(shown);
}

function document(key: string, facts: Partial<SearchDocument>): [string, SearchDocument] {
  return [key, { date: null, kind: "post", summary: "", text: "", title: key, url: `/${key}`, ...facts }];
}

const documents = [
  document("path", {
    date: "2026-11-12T14:00:00.000Z",
    summary: "A path costs less than an empty home.",
    text: "Investors ask about paths. The investment is small, and depreciation is another matter.",
    title: "Why a walking path is cheaper than a vacancy",
  }),
  document("café", { text: "Coffee in the café on the ground floor.", title: "Ground floor" }),
  document("october", { kind: "newsletter", summary: "Frost on the paths", title: "October 2026" }),
  document("trees", { kind: "episode", text: "Jordan: Shade takes ten years.", title: "The tree" }),
  document("fees", { kind: "question", summary: "The documents state the fees.", title: "Are there fees?" }),
  document("preferred-return", {
    kind: "term",
    summary: "What investors get first.",
    title: "Preferred return",
  }),
];

const found = (query: string, limit = 30) => index.search(query, { limit }).hits.map(({ url }) => url);
const marked = (parts: readonly TextPart[]) => parts.filter((part) => part.marked).map(({ text }) => text);
const textOf = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join("");

describe("the results", () => {
  test.each([
    ["walking path", ["/path"]],
    ["path walking", ["/path"]],
    ["WALKING", ["/path"]],
    ["cafe", ["/café"]],
    ["CAFÉ", ["/café"]],
    ["shade", ["/trees"]],
    ["october 2026", ["/october"]],
    ["what is a preferred return?", ["/preferred-return"]],
    ["fee", ["/fees"]],
  ])("%s", (query, urls) => {
    expect(found(query)).toEqual(urls);
  });

  test("include other forms of a word", () => {
    for (const form of ["investment ", "investing ", "invested ", "investments "]) {
      expect(found(form), form).toEqual(["/path"]);
    }
    expect(found("investor ")).toEqual(["/preferred-return", "/path"]);
  });

  test("include prefixes while somebody types", () => {
    for (let length = 2; length <= "depreciation".length; length += 1) {
      expect(found("depreciation".slice(0, length)), "depreciation".slice(0, length)).toContain("/path");
    }
  });

  test("match all words; if no document has them all, some of them", () => {
    expect(index.search("path vacancy", { limit: 30 })).toMatchObject({ holds: "all", total: 1 });
    expect(index.search("shade vacancy", { limit: 30 })).toMatchObject({ holds: "some", total: 2 });
  });

  test("rank matches in the title first", () => {
    put([document("other", { text: "path ".repeat(9) }), document("short", { summary: "A path." })]);
    expect(found("path")[0]).toBe("/path");
  });

  test("list the newest documents for very common words, after those with a match in the title", () => {
    const many = (key: number) => document(`many-${key}`, { summary: "Prairie and river.", text: "prairie" });
    put([document("about", { title: "Prairie and river" })]);
    put(Array.from({ length: 2_100 }, (_, key) => many(key)));
    expect(index.search("prairie river", { limit: 3 })).toMatchObject({
      hits: [{ url: "/about" }, { url: "/many-2099" }, { url: "/many-2098" }],
      total: 2_101,
    });
    expect(found("prairie vacancy")[0]).toBe("/many-2099");
  });

  test("can be limited to one kind", () => {
    expect(index.search("path", { kind: "newsletter", limit: 30 }).hits).toMatchObject([{ url: "/october" }]);
    expect(found("newsletter")).toEqual([]);
  });

  test("are limited, with the total count", () => {
    const result = index.search("path", { limit: 1 });
    expect(result.hits).toHaveLength(1);
    expect(result.total).toBe(2);
  });

  test("correct a misspelled word, and say so", () => {
    expect(index.search("depreciaton ", { limit: 30 })).toMatchObject({
      corrected: "depreciation",
      hits: [{ url: "/path" }],
    });
    expect(index.search("preferred retrun", { limit: 30 })).toMatchObject({ corrected: "preferred return" });
    expect(index.search("zzzzzz", { limit: 30 })).toMatchObject({ corrected: null, hits: [], total: 0 });
  });
});

describe("a result", () => {
  test("marks the matches in title and text", () => {
    const [hit] = index.search("walking cheap", { limit: 1 }).hits;
    expect(textOf(hit?.title ?? [])).toBe("Why a walking path is cheaper than a vacancy");
    expect(marked(hit?.title ?? [])).toEqual(["walking", "cheaper"]);
    expect(textOf(hit?.snippet ?? [])).toBe("A path costs less than an empty home.");
  });

  test("shows an excerpt if only the text matches", () => {
    const [hit] = index.search("depreciation", { limit: 1 }).hits;
    expect(marked(hit?.snippet ?? [])).toEqual(["depreciation"]);
    expect(hit).toMatchObject({ date: "2026-11-12T14:00:00.000Z", kind: "post", url: "/path" });
  });

  test("shows the markup of a document as text", () => {
    put([document("sly", { summary: "<b>bold\u0002 words\u0003</b>", title: "Sly" })]);
    const [hit] = index.search("bold", { limit: 1 }).hits;
    expect(hit?.snippet).toEqual([
      { marked: false, text: "<b>" },
      { marked: true, text: "bold" },
      { marked: false, text: " words </b>" },
    ]);
  });
});

describe("changes of the documents", () => {
  test("update the words that find a document", () => {
    put([document("path", { title: "A bench" })]);
    expect(found("bench")).toEqual(["/path"]);
    expect(found("walking vacancy")).toEqual([]);
    expect(index.search("vacancyy ", { limit: 30 }).corrected).toBeNull();
  });

  test("remove a document from the results", () => {
    remove("path", "never there");
    expect(found("vacancy")).toEqual([]);
  });

  test("of a thousand documents apply at once", () => {
    const many = Array.from({ length: 1_000 }, (_, key) => document(`new-${key}`, { text: "meadowlark" }));
    put(many);
    expect(index.search("meadowlark", { limit: 1 }).total).toBe(1_000);
    remove(...many.map(([key]) => key));
    expect(found("meadowlark")).toEqual([]);
    expect(found("vacancy")).toEqual(["/path"]);
  });

  test("of megabytes are indexed in the background, without blocking searches", async () => {
    const many = Array.from({ length: 30 }, (_, key) =>
      document(`long-${key}`, { text: "meadowlark ".repeat(9_000) }),
    );
    put(many);
    expect(index.search("meadowlark", { limit: 1 }).total).toBeLessThan(30);
    await expect.poll(() => index.search("meadowlark", { limit: 1 }).total).toBe(30);
  });
});

test("indexing in the background while searches run leaves a correct index", async () => {
  const wordsOf = (round: number, key: number) =>
    Array.from({ length: 40 }, (_, word) => `w${round}x${key}x${word}`).join(" ");
  for (let round = 0; round < 5; round += 1) {
    put(Array.from({ length: 60 }, (_, key) => document(`many-${key}`, { text: wordsOf(round, key) })));
    for (let key = 0; key < 60; key += 1) {
      expect(index.search(`w${round}x${key}x7`, { limit: 1 }).total).toBe(1);
      index.search(`w${round - 1}x${key}x7`, { limit: 1 });
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
});

test("the excerpt of a text full of matches takes linear time", () => {
  // In quadratic time the test would time out.
  const text = `${"paths and ".repeat(200_000)}paths cost investors little`;
  expect(
    excerptOf(text, queryWords("paths investors"))
      .map((part) => part.text)
      .join(""),
  ).toContain("investors");
});

describe("hostile searches", () => {
  test.each([
    "",
    "   ",
    '"',
    '""" OR "',
    "path AND",
    "AND OR NOT",
    "NOT path",
    "NEAR(path vacancy, 2)",
    "path NEAR vacancy",
    "title:path",
    "{title text}: path",
    "-path",
    "^path",
    "path*",
    "* *",
    "path)",
    "((((",
    "'; DROP TABLE search_documents; --",
    "?1 :a @b $c",
    "🏠 🔑",
    "不動産 投資",
    "\0path\u0001",
    "\ud800\udc00\ud800",
    "%_%",
    "\\",
    "don't",
    "multi-family",
    "a-b-c-d-e",
  ])("%j does not throw", harmless);

  test.each(["a", '"', "path ", "e\u0301", "(", "path* OR "])("ten thousand characters of %j", (piece) => {
    harmless(piece.repeat(10_000 / piece.length));
  });

  function harmless(query: string) {
    const { hits, total } = index.search(query, { limit: 30 });
    expect(hits.length).toBeLessThanOrEqual(total);
    expect(found("vacancy")).toEqual(["/path"]);
  }

  test("treat operators as words", () => {
    expect(found("vacancy NOT path")[0]).toBe("/path");
    expect(index.search("title:path", { limit: 30 }).holds).toBe("some");
  });

  test("of punctuation find nothing", () => {
    expect(index.search('"*" ()', { limit: 30 })).toEqual({
      corrected: null,
      hits: [],
      holds: "all",
      total: 0,
    });
  });
});
