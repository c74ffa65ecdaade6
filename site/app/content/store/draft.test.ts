import { afterEach, beforeEach, expect, it } from "vitest";
import {
  type ContentService,
  newsletterEntry,
  postEntry,
  startContentService,
} from "../../../testing/content-service.ts";
import { storesForTest } from "../../../testing/content-store.ts";

const posts = "mail-box-money-blogs";

let stores: ReturnType<typeof storesForTest>;
let service: ContentService;
beforeEach(async () => {
  stores = storesForTest();
  service = await startContentService({ types: ["glossary-terms", "site-setting"] });
  for (let number = 1; number <= 3; number += 1) service.put(posts, postEntry(number));
  service.put("glossary-terms", term("s1", 1));
  service.put("glossary-terms", term("s2", 2));
  service.put("mailbox-money-newsletters", newsletterEntry("november"));
  service.files.set("/uploads/november.pdf", Buffer.from("%PDF-1.7 november"));
  service.files.set("/uploads/december.pdf", Buffer.from("%PDF-1.7 december"));
});
afterEach(async () => {
  stores.close();
  await service.stop();
});

const term = (documentId: string, id: number) => ({ documentId, id, term: documentId, meaning: "So." });

/** Opens a store, and reads the draft that the service serves from now on. */
async function preview(type: string, documentId: string, draft: Readonly<Record<string, unknown>>) {
  const store = await stores.store(service.apiUrl, { apiToken: "secret" });
  await store.sync();
  const before = store.current();
  service.draft(type, { documentId, ...draft });
  service.requests.length = 0;
  const read = await store.readDraft(type, documentId);
  expect(store.current()).toBe(before);
  return { before, draft: read, shown: read?.content };
}

it("a preview shows a changed post in place of the published one, at its new URL too", async () => {
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

it("a preview reports a draft as published if only its publication date differs from the published entry", async () => {
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

it("a preview explains why an entry cannot be shown, and changes nothing", async () => {
  const { before, draft, shown } = await preview("glossary-terms", "s1", { ...term("s1", 1), meaning: " " });
  expect(draft?.problems).toEqual([expect.stringContaining("glossary-terms: s1: meaning")]);
  expect(shown?.glossary.map(({ term }) => term)).toEqual(["s2"]);
  expect(before.glossary).toHaveLength(2);
});

it("reading a draft returns nothing if the draft is missing or its type is unknown, and throws if the cms refuses", async () => {
  const store = await stores.store(service.apiUrl, { apiToken: "secret" });
  await store.sync();
  expect(await store.readDraft(posts, "nobody")).toBeNull();
  expect(await store.readDraft("leads", "1")).toBeNull();
  service.draft(posts, postEntry(2));
  service.respondWith(posts, 403);
  await expect(store.readDraft(posts, "post2")).rejects.toThrow("Refused");
  const keyless = await stores.store(service.apiUrl, { apiToken: undefined });
  service.respondWith(posts, 200);
  await expect(keyless.readDraft(posts, "post2")).rejects.toThrow("Refused");
});
