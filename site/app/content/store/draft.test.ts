import { afterEach, beforeEach, expect, it } from "vitest";
import { type ContentService, postEntry, posts } from "../../../testing/content-service.ts";
import { startServiceForTest, storesForTest } from "../../../testing/content-store.ts";

const stores = storesForTest();
let service: ContentService;
beforeEach(async () => {
  service = await startServiceForTest({ types: ["glossary-terms"] });
  service.putPosts(3);
  service.put("glossary-terms", term("s1", 1));
  service.put("glossary-terms", term("s2", 2));
});
afterEach(() => stores.close());

const term = (documentId: string, id: number) => ({
  documentId,
  id,
  term: documentId,
  meaning: "A meaning.",
});

/** Opens a store, then gives the service a draft. Returns the content before, and the draft as the store reads it. */
async function preview(type: string, documentId: string, draft: Readonly<Record<string, unknown>>) {
  const store = await stores.readStore(service.apiUrl);
  const before = store.current();
  service.putDraft(type, { documentId, ...draft });
  service.requests.length = 0;
  const shownDraft = await store.readDraft(type, documentId);
  expect(store.current()).toBe(before);
  return { before, draft: shownDraft, shown: shownDraft?.content };
}

it("a preview shows a changed post in place of the published one, and only at its new URL", async () => {
  const { before, draft, shown } = await preview(posts, "post2", {
    ...postEntry(2, { title: "Draft title", slug: "draft-slug", publishedAt: null, body: "Draft **text**." }),
  });
  expect(service.requests).toEqual([`/api/${posts}/post2?populate=image&status=draft`]);
  expect(draft?.problems).toEqual([]);
  expect(shown?.posts.all.map(({ title }) => title)).toEqual(["Post 3", "Draft title", "Post 1"]);
  expect(shown?.posts.find("draft-slug")?.bodyHtml).toBe("<p>Draft <strong>text</strong>.</p>");
  expect(shown?.posts.find("post-2")).toBeNull();
  expect(shown?.posts.find("post-1")?.title).toBe("Post 1");
  expect(shown?.version).not.toBe(before.version);
});

it("a preview shows an unpublished post first, with defaults for missing fields", async () => {
  const { shown } = await preview(posts, "new", {
    id: 9,
    title: null,
    slug: null,
    body: null,
    publishedAt: null,
  });
  expect(shown?.posts.all[0]).toMatchObject({ title: "Untitled", slug: "new" });
  expect(shown?.posts.find("new")?.bodyHtml).toBe("");
});

it("a preview reports a draft as published if it differs from the published entry only in its dates", async () => {
  const published = postEntry(2);
  const withUpdatedAt = (updatedAt: string) => ({ ...published, publishedAt: null, updatedAt });
  service.put(posts, { ...published, updatedAt: "2026-11-20T12:00:00.900Z" });
  const savedDraft = await preview(posts, "post2", withUpdatedAt("2026-11-20T12:00:00.100Z"));
  expect(savedDraft.draft?.isPublished).toBe(true);
  const changedDraft = await preview(posts, "post2", {
    ...withUpdatedAt("2026-11-20T12:00:00.100Z"),
    title: "Changed",
  });
  expect(changedDraft.draft?.isPublished).toBe(false);
  expect(
    (await preview("glossary-terms", "s1", { ...term("s1", 1), publishedAt: null })).draft?.isPublished,
  ).toBe(true);
});

it("a preview of an invalid draft explains why it is left out, and does not change the site", async () => {
  const { before, draft, shown } = await preview("glossary-terms", "s1", { ...term("s1", 1), meaning: " " });
  expect(draft?.problems).toEqual([expect.stringContaining("glossary-terms: s1: meaning")]);
  expect(shown?.glossary.map(({ term }) => term)).toEqual(["s2"]);
  expect(before.glossary).toHaveLength(2);
});

it("reading a draft returns nothing if the draft is missing or its type is unknown, and throws if the cms refuses", async () => {
  const store = await stores.readStore(service.apiUrl);
  expect(await store.readDraft(posts, "nobody")).toBeNull();
  expect(await store.readDraft("leads", "1")).toBeNull();
  service.putDraft(posts, postEntry(2));
  service.respondWith(posts, 403);
  await expect(store.readDraft(posts, "post2")).rejects.toThrow("Refused");
  const storeWithoutToken = await stores.store(service.apiUrl, { apiToken: undefined });
  service.respondWith(posts, 200);
  await expect(storeWithoutToken.readDraft(posts, "post2")).rejects.toThrow("Refused");
});
