import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type ContentService,
  newsletterEntry,
  postEntry,
  startContentService,
} from "../../../testing/content-service.ts";
import { storesForTest } from "../../../testing/content-store.ts";

const posts = "mail-box-money-blogs";
const blank = { background: "#fff", channels: 3, height: 20, width: 30 } as const;

let stores: ReturnType<typeof storesForTest>;
let service: ContentService;
beforeEach(async () => {
  stores = storesForTest();
  service = await startContentService({ types: ["stats"] });
  for (let number = 1; number <= 30; number += 1) service.put(posts, postEntry(number));
  service.put(posts, postEntry(7, { body: "## A heading", image: { url: "/uploads/a.png" } }));
  service.files.set("/uploads/a.png", await sharp({ create: blank }).png().toBuffer());
  service.put("stats", { documentId: "s1", id: 1, units: 7, label: "Units", note: "", convention: "built" });
  service.put("mailbox-money-newsletters", newsletterEntry("november"));
  service.files.set("/uploads/november.pdf", Buffer.from("%PDF-1.7 november"));
});
afterEach(async () => {
  stores.close();
  await service.stop();
});

const databaseFile = () => path.join(stores.stateDir, "content.db");

async function readOnceAndEnd() {
  const store = await stores.store(service.apiUrl);
  await store.sync();
  const shown = store.current();
  const post = shown.posts.find("post-7");
  store.close();
  service.asked.length = 0;
  return { ...shown, post };
}

const never = "http://127.0.0.1:9/api";

describe("after a restart", () => {
  it("shows the same, as the same generation, before the content service has answered", async () => {
    const before = await readOnceAndEnd();
    service.answerWith("content-changes", 500);
    const store = await stores.store(service.apiUrl);
    expect(store.status().from).toBe("last good copy");
    const { generation, newsletters, posts, stats } = store.current();
    expect({ generation, newsletters, stats }).toEqual({
      generation: before.generation,
      newsletters: before.newsletters,
      stats: before.stats,
    });
    // Pages hold this as text: the same must be written the same way.
    expect(JSON.stringify(posts.all)).toBe(JSON.stringify(before.posts.all));
    expect(JSON.stringify(posts.find("post-7"))).toBe(JSON.stringify(before.post));
    await store.sync();
    expect(store.current().generation).toBe(before.generation);
  });

  it("goes on where it was, and reads what has changed meanwhile", async () => {
    await readOnceAndEnd();
    service.put(posts, postEntry(7, { title: "Changed meanwhile" }));
    const store = await stores.store(service.apiUrl);
    await store.sync();
    expect(service.asked.filter((address) => !address.includes("content-changes"))).toEqual([
      `/api/${posts}?filters[slug][$eq]=post-7&populate=image`,
    ]);
    expect(store.current().posts.find("post-7")?.title).toBe("Changed meanwhile");
    expect(store.current().posts.all).toHaveLength(30);
  });

  it("can be searched as before", async () => {
    await readOnceAndEnd();
    const store = await stores.store(service.apiUrl);
    expect(store.search("post", { kind: "post", limit: 1 }).total).toBe(30);
    expect(store.search("post 7", { limit: 1 }).hits[0]?.url).toBe("/blog/post-7");
  });

  it("makes posts again that other code made, a few at a time, and shows no new generation for the same", async () => {
    const before = await readOnceAndEnd();
    const store = await stores.store(service.apiUrl, { codeVersion: "other code" });
    for (let run = 1; run <= 4; run += 1) await store.sync();
    const runs = service.asked.join("\n").split("content-changes");
    const madeAgain = runs.map((asked) => asked.match(/filters/g)?.length ?? 0);
    expect(Math.max(...madeAgain)).toBeLessThanOrEqual(25);
    expect(madeAgain.reduce((sum, count) => sum + count)).toBe(30);
    expect(store.current().generation).toBe(before.generation);
  });

  it("shows nothing of another content service", async () => {
    await readOnceAndEnd();
    const store = await stores.store(never);
    expect(store.status().from).toBe("nothing yet");
    expect(store.current().posts.all).toEqual([]);
    expect(store.search("post", { limit: 5, kind: "post" }).hits).toEqual([]);
  });
});

describe("a content database that", () => {
  it("is damaged is set aside and made anew", async () => {
    const before = await readOnceAndEnd();
    const whole = readFileSync(databaseFile());
    writeFileSync(databaseFile(), whole.fill(0x5a, 100, 20_000));
    const store = await stores.store(service.apiUrl);
    expect(store.logged.join()).toContain("content.database-damaged");
    expect(readFileSync(`${databaseFile()}.damaged`)).toHaveLength(whole.length);
    await store.sync();
    expect(store.current().generation).toBe(before.generation);
  });

  it("is no database at all is set aside", async () => {
    await readOnceAndEnd();
    writeFileSync(databaseFile(), "not a database".repeat(1_000));
    const store = await stores.store(service.apiUrl);
    await store.sync();
    expect(store.current().posts.all).toHaveLength(30);
  });

  it("holds a row that this version cannot read has everything read again, and loses nothing else", async () => {
    const before = await readOnceAndEnd();
    const database = new DatabaseSync(databaseFile());
    database.exec("UPDATE entries SET saved = '{' WHERE document_id = 'post7'");
    database.close();
    const store = await stores.store(service.apiUrl);
    expect(store.current().posts.all).toHaveLength(29);
    await store.sync();
    expect(store.current().generation).toBe(before.generation);
  });

  it("has lost a post's text has the post read again", async () => {
    const before = await readOnceAndEnd();
    const database = new DatabaseSync(databaseFile());
    database.exec(
      "DELETE FROM texts WHERE version = (SELECT version FROM entries WHERE document_id = 'post7')",
    );
    database.close();
    const store = await stores.store(service.apiUrl);
    await store.sync();
    expect(store.current().posts.find("post-7")).toEqual(before.post);
  });
});
