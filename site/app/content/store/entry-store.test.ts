import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bundleWithoutPosts } from "../../../testing/bundled-site.ts";
import { entryTools } from "../../../testing/entry-tools.ts";
import { questions } from "../source/site-types/lists.ts";
import { postsType } from "../source/site-types/posts.server.ts";
import { siteTypes } from "../source/site-types/site-types.ts";
import { openContentDatabase } from "./content-database.server.ts";
import { EntryStore, listEntryId, listIsLacking, listWasRead } from "./entry-store.server.ts";
import type { Entry } from "./entry-table.server.ts";

let stateDir: string;
let database: DatabaseSync;
beforeEach(() => {
  stateDir = mkdtempSync(path.join(tmpdir(), "entry-store-test-"));
  database = openDatabase();
});
afterEach(() => {
  database.close();
  rmSync(stateDir, { recursive: true, force: true });
});

const openDatabase = () => openContentDatabase({ apiUrl: "http://cms.example/api", log: () => {}, stateDir });

const open = () =>
  EntryStore.open({ bundle: bundleWithoutPosts, database, log: () => {}, codeVersion: "x" }, entryTools);

async function post(number: number, words: string, version = `v${number}`): Promise<Entry> {
  const date = new Date(Date.UTC(2026, 0, number)).toISOString();
  const summary = {
    author: null,
    category: null,
    excerpt: "",
    image: null,
    publishedAt: date,
    readingMinutes: 1,
    slug: `post-${number}`,
    title: `Post ${number}`,
    updatedAt: date,
  };
  const built = await postsType.restore({ media: [], summary, version }, entryTools);
  return entry(postsType.name, `p${number}`, {
    ...built,
    text: { bodyHtml: `<p>${words}</p>`, headings: [], words },
  });
}

function entry(type: string, documentId: string, built: Entry["built"]): Entry {
  return { documentId, failures: 0, built, problems: [], retryAt: null, source: "s", type };
}

async function replacePost(store: EntryStore, number: number, words: string): Promise<void> {
  store.replace([await post(number, words)], { epoch: "e", revision: number });
}

const found = (store: EntryStore, query: string) => store.search(query, { kind: "post", limit: 5 }).total;

describe("content.db", () => {
  it.each([
    ["read-only", "PRAGMA query_only = ON", "PRAGMA query_only = OFF", /readonly/],
    ["full", "PRAGMA max_page_count = 1", "PRAGMA max_page_count = 100000", /full/],
  ])(
    "on a disk that is %s is left behind: all is shown, and read again by the next start",
    async (_name, fault, cure, reason) => {
      const store = await open();
      await replacePost(store, 1, "first");
      database.exec(fault);
      await replacePost(store, 2, "second ".repeat(2_000));
      expect(store.problem).toMatch(reason);
      expect(store.published(postsType.name)).toHaveLength(2);
      expect(store.position).toEqual({ epoch: "e", revision: 2 });
      expect(store.textOf("v2")?.bodyHtml).toContain("second");
      expect(store.textOf("v1")?.bodyHtml).toBe("<p>first</p>");

      database.exec(cure);
      await replacePost(store, 3, "third");
      expect(store.problem).toBeNull();
      const again = await open();
      expect(again.position).toEqual({ epoch: "e", revision: 1 });
      expect(again.published(postsType.name).map(({ version }) => version)).toEqual(["v1", "v3"]);
    },
  );

  it("keeps a text that was replaced for pages that are being made, until it is pruned", async () => {
    const store = await open();
    await replacePost(store, 1, "first");
    store.replace([await post(1, "changed", "v1 changed")]);
    expect(store.textOf("v1")?.bodyHtml).toBe("<p>first</p>");
    store.pruneTexts();
    expect(store.textOf("v1")).toBeNull();
    expect(store.textOf("v1 changed")?.bodyHtml).toBe("<p>changed</p>");
  });

  it("keeps what is wrong with an entry, and tries again at once after a restart", async () => {
    const store = await open();
    const wrong = { ...(await post(1, "first")), built: null, problems: ["title is missing"] };
    const late = {
      ...(await post(2, "second")),
      failures: 3,
      problems: ["late"],
      retryAt: Date.now() + 50_000,
    };
    store.replace([wrong, late]);
    const again = await open();
    expect(again.of(postsType.name).get("p1")).toMatchObject({
      problems: ["title is missing"],
      retryAt: null,
    });
    expect(again.of(postsType.name).get("p2")).toMatchObject({ failures: 3, problems: ["late"], retryAt: 0 });
  });
});

it("misses settings of a service with a feed, though an earlier version noted that it lacks them", async () => {
  const store = await open();
  const lists = [...siteTypes.keys()].map((type) => ({
    ...entry(type, listEntryId, null),
    source: listIsLacking,
  }));
  store.replace(lists);
  expect(store.isWhole).toBe(true);
  store.replace([], { epoch: "e", revision: 1 });
  expect(store.isWhole).toBe(false);
});

describe("search", () => {
  it("finds an entry from the moment it is replaced, and not when it is gone", async () => {
    const store = await open();
    await replacePost(store, 1, "zephyr");
    expect(found(store, "zephyr")).toBe(1);
    store.replace([{ documentId: "p1", gone: true, type: postsType.name }]);
    expect(found(store, "zephyr")).toBe(0);
  });

  it("finds what the site brings along until the service has its own", async () => {
    const store = await open();
    const total = () => store.search("preferred return", { kind: "question", limit: 5 }).total;
    expect(total()).toBeGreaterThan(0);
    store.replace([{ ...entry(questions.name, listEntryId, null), source: listWasRead }]);
    expect(total()).toBe(0);
    store.replace([{ documentId: listEntryId, gone: true, type: questions.name }]);
    expect(total()).toBeGreaterThan(0);
  });

  it("is made again where its index is damaged", async () => {
    const store = await open();
    for (const number of [1, 2]) await replacePost(store, number, "Prairie grass.");
    database.enableDefensive(false);
    database.exec("UPDATE search_stems_data SET block = x'00ff00ff' WHERE id > 1");
    found(store, "prairie");
    await replacePost(store, 3, "Prairie grass.");
    expect(found(store, "prairie")).toBe(3);
  });
});
