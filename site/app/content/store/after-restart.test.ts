import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ContentService, postEntry, posts, termEntry } from "../../../testing/content-service.ts";
import { startServiceForTest, storesForTest } from "../../../testing/content-store.ts";
import { pngOf } from "../../../testing/test-picture.ts";

const stores = storesForTest();
let service: ContentService;
beforeEach(async () => {
  service = await startServiceForTest({ types: ["glossary-terms", "pages"] });
  service.putPosts(30);
  service.put(posts, postEntry(7, { body: "## A heading", image: { url: "/uploads/a.png" } }));
  service.files.set("/uploads/a.png", await pngOf(30, 20));
  service.put("glossary-terms", termEntry);
  service.putNewsletter("november");
});
afterEach(() => stores.close());

const contentFile = () => path.join(stores.stateDir, "content.json");

/** Reads the service and closes the store. Returns what the store showed. */
async function readAndClose() {
  const store = await stores.readStore(service.apiUrl);
  const shown = store.current();
  const post = shown.posts.find("post-7");
  store.close();
  service.requests.length = 0;
  return { ...shown, post };
}

describe("after a restart", () => {
  it("shows the same content version before the content service has responded", async () => {
    const before = await readAndClose();
    service.respondWith("content-versions", 500);
    const store = await stores.store(service.apiUrl);
    expect(store.status().from).toBe("last good copy");
    const { glossary, newsletters, posts, version } = store.current();
    expect([version, glossary, newsletters]).toEqual([before.version, before.glossary, before.newsletters]);
    // Pages embed this as JSON, so the text must be identical.
    expect(JSON.stringify(posts.all)).toBe(JSON.stringify(before.posts.all));
    expect(JSON.stringify(posts.find("post-7"))).toBe(JSON.stringify(before.post));
    await store.sync();
    expect(store.current().version).toBe(before.version);
  });

  it("continues where it stopped, and reads what changed meanwhile", async () => {
    await readAndClose();
    service.put(posts, postEntry(7, { title: "Changed meanwhile" }));
    const store = await stores.readStore(service.apiUrl);
    expect(service.requests.filter((url) => !url.includes("content-versions"))).toEqual([
      expect.stringContaining(`/api/${posts}?fields[0]=documentId`),
      `/api/${posts}?filters[slug][$eq]=post-7&populate=image`,
    ]);
    expect(store.current().posts.find("post-7")?.title).toBe("Changed meanwhile");
    expect(store.current().posts.all).toHaveLength(30);
  });

  it("rebuilds posts saved by another build, and keeps the version if the result is the same", async () => {
    const before = await readAndClose();
    const store = await stores.store(service.apiUrl, { codeVersion: "other code" });
    expect(store.current().version).toBe(before.version);
    await store.sync();
    expect(service.requests).toContain(`/api/${posts}?populate=image&sort=publishedAt:desc`);
    expect(store.current().version).toBe(before.version);
    service.requests.length = 0;
    await store.sync();
    expect(service.requests).toEqual(["/api/content-versions?"]);
  });

  it("while files are unavailable, shows the saved posts, but no campaign page with a picture", async () => {
    const hero = { image: { url: "/uploads/a.png" } };
    service.put("pages", { documentId: "p1", id: 1, slug: "spring", title: "Spring", hero });
    expect((await readAndClose()).landingPages).toHaveLength(1);
    const fail = () => Promise.reject(new Error("is unavailable"));
    const unavailableMedia = { captions: fail, file: fail, image: fail, withUpdatedAt: fail };
    const store = await stores.store(service.apiUrl, {
      media: { ...unavailableMedia, isCopied: async () => false, prune: async () => {} },
    });
    expect(store.current().landingPages).toEqual([]);
    expect(store.current().posts.all).toHaveLength(30);
  });

  it("shows no content that was saved from another content service", async () => {
    await readAndClose();
    const store = await stores.store("http://127.0.0.1:9/api");
    expect(store.status().from).toBe("nothing yet");
    expect(store.current().posts.all).toEqual([]);
    expect((await store.search("post", { limit: 5, kind: "post" })).hits).toEqual([]);
  });
});

describe("a content file that", () => {
  it.each([
    ["is cut short", (text: string) => text.slice(0, text.length / 2)],
    ["is not JSON", () => "not JSON".repeat(1_000)],
    ["has another shape", () => '{"posts":[]}'],
  ])("%s is ignored and replaced", async (_how, damage) => {
    const before = await readAndClose();
    writeFileSync(contentFile(), damage(readFileSync(contentFile(), "utf8")));
    const store = await stores.store(service.apiUrl);
    expect(store.logged.join()).toContain("content.file-damaged");
    expect(store.hasContent()).toBe(false);
    await store.sync();
    expect(store.current().version).toBe(before.version);
    expect(JSON.parse(readFileSync(contentFile(), "utf8"))).toHaveProperty("entries");
  });

  it("cannot be written is reported; the site shows the content and writes the file later", async () => {
    mkdirSync(`${contentFile()}.new`, { recursive: true });
    const store = await stores.readStore(service.apiUrl);
    expect(store.current().posts.all).toHaveLength(30);
    expect(store.status().problems).toEqual([expect.stringMatching(/^content\.json: EISDIR/)]);
    rmSync(`${contentFile()}.new`, { recursive: true });
    await store.sync();
    expect(store.status().problems).toEqual([]);
    expect(readFileSync(contentFile(), "utf8")).toContain('"slug":"post-30"');
  });
});
