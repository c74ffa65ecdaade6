import { beforeEach, describe, expect, test } from "vitest";
import type { SearchDocument, TextPart } from "./search-document.ts";
import { openSearchIndex, type SearchIndex, type SearchOptions } from "./search-index.server.ts";

let index: SearchIndex;
let indexing: Promise<void>;
let indexedDocuments: Map<string, SearchDocument>;
beforeEach(() => {
  index = openSearchIndex();
  indexedDocuments = new Map();
  put(documents);
});

/** Adds documents to the index, or replaces those with the same key. */
function put(addedDocuments: readonly (readonly [string, SearchDocument])[]): void {
  for (const [key, document] of addedDocuments) indexedDocuments.set(key, document);
  indexing = index.replaceAll([...indexedDocuments.values()]);
}

/** Returns a key, and a document whose title is the key and whose URL is `/<key>`, unless `fields` has others. */
function document(key: string, fields: Partial<SearchDocument>): [string, SearchDocument] {
  return [key, { date: null, kind: "post", summary: "", text: "", title: key, url: `/${key}`, ...fields }];
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

async function search(query: string, options: Partial<SearchOptions> = {}) {
  await indexing;
  return index.search(query, { limit: 30, ...options });
}
const urlsFound = async (query: string) => (await search(query)).hits.map(({ url }) => url);
const markedTexts = (parts: readonly TextPart[]) =>
  parts.filter((part) => part.marked).map(({ text }) => text);
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
  ])("%s", async (query, urls) => {
    expect(await urlsFound(query)).toEqual(urls);
  });

  test("include other forms of a word", async () => {
    for (const form of ["investment ", "investing ", "invested ", "investments "]) {
      expect(await urlsFound(form), form).toEqual(["/path"]);
    }
    expect(await urlsFound("investor ")).toEqual(["/preferred-return", "/path"]);
  });

  test("match all words, or some of them if no document has all", async () => {
    expect(await search("path vacancy")).toMatchObject({ hasAllWords: true, total: 1 });
    expect(await search("shade vacancy")).toMatchObject({ hasAllWords: false, total: 2 });
  });

  test("rank matches in the title first", async () => {
    put([document("other", { text: "path ".repeat(9) }), document("short", { summary: "A path." })]);
    expect((await urlsFound("path"))[0]).toBe("/path");
  });

  test("correct a misspelled word, and say so", async () => {
    expect(await search("depreciaton ")).toMatchObject({
      corrected: "depreciation",
      hits: [{ url: "/path" }],
    });
    expect(await search("preferred retrun")).toMatchObject({ corrected: "preferred return" });
    expect(await search("zzzzzz")).toEqual({ corrected: null, hits: [], hasAllWords: true, total: 0 });
  });
});

describe("a result", () => {
  test("marks the matches in the title; shows the summary even if all matches are in the title", async () => {
    const [hit] = (await search("walking cheap")).hits;
    expect(textOf(hit?.title ?? [])).toBe("Why a walking path is cheaper than a vacancy");
    expect(markedTexts(hit?.title ?? [])).toEqual(["walking", "cheaper"]);
    expect(textOf(hit?.snippet ?? [])).toBe("A path costs less than an empty home.");
  });

  test("shows the markup of a document as text", async () => {
    put([document("sly", { summary: "<b>bold\u0002 words\u0003</b>", title: "Sly" })]);
    const [hit] = (await search("bold")).hits;
    expect(hit?.snippet).toEqual([
      { marked: false, text: "<b>" },
      { marked: true, text: "bold" },
      { marked: false, text: " words </b>" },
    ]);
  });
});

describe("changes of the documents", () => {
  test("update the words that find a document", async () => {
    put([document("path", { title: "A bench" })]);
    expect(await urlsFound("bench")).toEqual(["/path"]);
    expect(await search("vacancyy ")).toMatchObject({ corrected: null, hits: [] });
  });

  test("apply in order while searches run", async () => {
    for (const word of ["one", "two", "three"]) {
      put(Array.from({ length: 60 }, (_, key) => document(`many-${key}`, { text: `${word}x` })));
      void search(word);
    }
    expect((await search("threex")).total).toBe(60);
    expect((await search("twox")).total).toBe(0);
  });
});

test.each([
  '"',
  "path AND",
  "NEAR(path vacancy, 2)",
  "title:path",
  "path*",
  "((((",
  "?1 :a @b $c",
  "🏠 🔑",
  "不動産 投資",
  "\0path\u0001",
  "\ud800\udc00\ud800",
  "a".repeat(10_000),
  "path ".repeat(2_000),
])("%.40j is searched as text", async (query) => {
  const { hits, total } = await search(query);
  expect(hits.length).toBeLessThanOrEqual(total);
});
