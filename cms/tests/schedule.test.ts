/** @module-tag slow */
import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type RunningCms, startCms } from "../testing/running-cms.mjs";
import { makeContentFolder } from "./content-folder.ts";
import { watcherOf } from "./content-versions.ts";
import { credentials, type Editor, type Entry, editorOf, newsletters, posts } from "./editor.ts";
import { api } from "./http.ts";
import { invite, logIn } from "./panel.ts";

interface Published {
  title: string;
  publishedAt: string;
}

let cms: RunningCms;
let contentDir: string;
let dataDir: string;
let editor: Editor;

beforeAll(async () => {
  contentDir = await makeContentFolder();
  cms = await startCms({ withEditor: true, contentDir });
  ({ dataDir } = cms);
  editor = await editorOf(cms);
}, 300_000);

afterAll(async () => {
  await cms?.stop();
  rmSync(contentDir, { recursive: true, force: true });
});

const hasPassed = "That time has passed. Pick a later one, or clear it and publish.";
const fromNow = (ms: number): string => new Date(Date.now() + ms).toISOString();

const published = async (slug: string): Promise<Published | undefined> =>
  (await api<Published[]>(cms, `/mail-box-money-blogs?filters[slug][$eq]=${slug}`)).data[0];

const appears = (slug: string, withinMs = 15_000): Promise<Published> =>
  vi.waitFor(
    async () => {
      const post = await published(slug);
      if (!post) throw new Error(`${slug} is not published`);
      return post;
    },
    { timeout: withinMs, interval: 100 },
  );

async function entryOf(uid: string, documentId: string): Promise<Entry> {
  const entry = (await editor.list(uid)).find((candidate) => candidate.documentId === documentId);
  if (!entry) throw new Error(`There is no ${documentId}`);
  return entry;
}

async function restart(): Promise<void> {
  await cms.kill();
  cms = await startCms({ dataDir, env: cms.env, contentDir });
  editor = await editorOf(cms);
}

describe("an author, who may not publish", () => {
  it("cannot schedule a post, and cannot change a scheduled one", async () => {
    const superAdmin = await logIn(cms, credentials);
    const author = await logIn(cms, await invite(cms, superAdmin, "Author", ["Aude", "Example"]));
    const route = `/content-manager/collection-types/${posts}`;
    const own = { title: "By an author", slug: "by-an-author" };
    const refused = await author("POST", route, { ...own, publishAt: fromNow(1_500) });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("can publish");

    const created = await author("POST", route, own);
    expect(created.status).toBe(201);
    const { documentId } = created.json<{ data: Entry }>().data;
    const one = `${route}/${documentId}`;
    expect((await author("PUT", one, { publishAt: fromNow(1_500) })).status).toBe(400);
    expect((await author("PUT", one, { ...own, excerpt: "More", publishAt: null })).status).toBe(200);
    // Zero is a time in 1970.
    expect((await author("PUT", one, { publishAt: 0 })).status).toBe(400);
    expect((await author("POST", route, { ...own, slug: "zero", publishAt: 0 })).status).toBe(400);
    const copy = { ...own, slug: "copied-zero", publishAt: 0 };
    const copied = await author("POST", `${route}/clone/${documentId}`, copy);
    expect(copied.json<{ data: Entry }>().data.publishAt).toBeNull();

    await editor.update(posts, documentId, { publishAt: fromNow(4_000) });
    for (const change of [{ title: "Not approved" }, { publishAt: null }]) {
      expect((await author("PUT", one, change)).status).toBe(400);
    }
    expect((await appears("by-an-author", 10_000)).title).toBe("By an author");
    // A published post has no schedule, so the author may edit it.
    expect((await author("PUT", one, { excerpt: "Still more" })).status).toBe(200);
  }, 30_000);
});

describe("a draft with a publication time", () => {
  it("is published at that time, not before, with that date", async () => {
    const publishAt = fromNow(5_000);
    const { documentId } = await editor.create(posts, { title: "Soon", slug: "soon", publishAt });
    expect(await published("soon")).toBeUndefined();
    const post = await appears("soon", 15_000);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishAt));
    expect(post.publishedAt).toBe(publishAt);
    expect(await entryOf(posts, documentId)).toMatchObject({ publishAt: null, status: "published" });
  });

  it("is refused if the time is in the past", async () => {
    const past = { title: "Now", slug: "now", publishAt: fromNow(-1) };
    await expect(editor.create(posts, past)).rejects.toThrow(hasPassed);
    const { documentId } = await editor.create(posts, { ...past, publishAt: null });
    await expect(editor.update(posts, documentId, past)).rejects.toThrow(hasPassed);
    expect((await entryOf(posts, documentId)).publishAt).toBeNull();
  });

  it("is refused if date or time is missing", async () => {
    const { documentId } = await editor.create(posts, { title: "Half", slug: "half" });
    // The panel's field sends this for a date without a time.
    for (const save of [editor.update, editor.publish]) {
      await expect(save(posts, documentId, { publishAt: "incomplete" })).rejects.toThrow(
        "Choose a day and a time.",
      );
    }
    expect((await entryOf(posts, documentId)).publishAt).toBeNull();
    expect(await published("half")).toBeUndefined();
  });

  it("is not overwritten from a form that was opened before its publication", async () => {
    const form = { title: "Finished", slug: "stale", publishAt: fromNow(3_000) };
    const { documentId } = await editor.create(posts, form);
    await appears("stale");
    const halfDone = { ...form, title: "Half done" };
    await expect(editor.update(posts, documentId, halfDone)).rejects.toThrow(hasPassed);
    await expect(editor.publish(posts, documentId, halfDone)).rejects.toThrow(hasPassed);
    expect(await entryOf(posts, documentId)).toMatchObject({ title: "Finished", publishAt: null });
    // After a reload, the form holds no time.
    await editor.update(posts, documentId, { ...halfDone, publishAt: null });
    expect((await published("stale"))?.title).toBe("Finished");
  });

  it("keeps an earlier publication date", async () => {
    const publicationDate = "2020-02-02T10:00:00.000Z";
    const data = { title: "Dated", slug: "dated", publicationDate, publishAt: fromNow(2_500) };
    await editor.create(posts, data);
    expect((await appears("dated")).publishedAt).toBe(publicationDate);
  });

  it("updates a published post at its time", async () => {
    const { documentId } = await editor.create(posts, { title: "Version 1", slug: "versions" });
    await editor.publish(posts, documentId);
    const first = await appears("versions");
    await editor.update(posts, documentId, { title: "Version 2", publishAt: fromNow(4_000) });
    expect((await published("versions"))?.title).toBe("Version 1");
    await vi.waitFor(async () => expect((await published("versions"))?.title).toBe("Version 2"), 15_000);
    expect((await published("versions"))?.publishedAt).toBe(first.publishedAt);
  });

  it("is published after a restart if the time has passed", async () => {
    await editor.create(posts, { title: "Slept", slug: "slept", publishAt: fromNow(3_000) });
    await cms.kill();
    await new Promise((resolve) => setTimeout(resolve, 3_200));
    await restart();
    await appears("slept", 10_000);
  });

  it("may be a newsletter", async () => {
    const seeded = (await editor.list(newsletters))[0];
    const pdf = (seeded?.pdf as { id: number } | undefined)?.id;
    await editor.create(newsletters, { name: "December 2026", pdf, publishAt: fromNow(2_500) });
    await vi.waitFor(async () => {
      const { data } = await api<{ name: string }[]>(cms, "/mailbox-money-newsletters");
      expect(data.map(({ name }) => name)).toContain("December 2026");
    }, 15_000);
  });
});

describe("the scheduled time", () => {
  it("is not visible to visitors or the site", async () => {
    await editor.create(posts, { title: "Secret", slug: "secret", publishAt: fromNow(3_600_000) });
    const drafts = await api(cms, "/mail-box-money-blogs?status=draft", { token: cms.token });
    expect(drafts.text).toContain("secret");
    expect(drafts.text).not.toContain("publishAt");
    expect(drafts.text).not.toContain("publishedSlug");
  });

  it("stops an editor from publishing too early by hand", async () => {
    const publishAt = fromNow(3_600_000);
    const { documentId } = await editor.create(posts, { title: "Early", slug: "early", publishAt });
    await expect(editor.publish(posts, documentId)).rejects.toThrow("This is scheduled.");
    await expect(editor.publishMany(posts, [documentId])).rejects.toThrow("This is scheduled.");
    expect(await published("early")).toBeUndefined();
    await editor.publish(posts, documentId, { publishAt: null });
    expect(await published("early")).toBeDefined();
  });

  it("is cleared by discarding changes, and not copied to a duplicate", async () => {
    const { documentId } = await editor.create(posts, { title: "Discard", slug: "discard" });
    await editor.publish(posts, documentId);
    const publishAt = fromNow(3_600_000);
    await editor.update(posts, documentId, { publishAt });
    const copy = await editor.duplicate(posts, documentId, { title: "Twin", slug: "twin", publishAt });
    expect(copy.publishAt).toBeNull();
    await editor.discardChanges(posts, documentId);
    expect((await entryOf(posts, documentId)).publishAt).toBeNull();
  });
});

describe("a draft that cannot be published", () => {
  it("is logged once, blocks no other draft, and is published once it is corrected", async () => {
    const due = fromNow(5_000);
    const { documentId } = await editor.create(posts, { slug: "nameless", publishAt: due });
    const issue = await editor.create(newsletters, { name: "Without PDF", publishAt: due });
    await editor.create(posts, { title: "Fine", slug: "fine", publishAt: fromNow(5_500) });
    await appears("fine");
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    for (const id of [documentId, issue.documentId]) {
      const lines = cms
        .logs()
        .split("\n")
        .filter((line) => line.includes("Could not publish") && line.includes(id));
      expect(lines).toHaveLength(1);
    }
    expect(await published("nameless")).toBeUndefined();
    await editor.update(posts, documentId, { title: "Named", publishAt: due });
    await appears("nameless");
  });
});

describe("two services on one SQLite file", { tags: "slow" }, () => {
  let second: RunningCms | undefined;
  afterEach(() => second?.kill());

  it("publish each draft once", async () => {
    const { env } = cms;
    const { CMS_PORT: _port, ...shared } = env;
    second = await startCms({ dataDir, contentDir, env: shared });
    const watcher = watcherOf(cms);
    await watcher.catchUp();
    // Created one after another: a busy service would read some only after their time, and refuse them.
    const created: Entry[] = [];
    for (let number = 0; number < 15; number += 1) {
      const draft = { title: `Both ${number}`, slug: `both-${number}`, publishAt: fromNow(10_000) };
      created.push(await editor.create(posts, draft));
    }
    for (const { slug } of created) await appears(String(slug), 30_000);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const published = [cms, second].flatMap((one) =>
      one
        .logs()
        .split("\n")
        .filter((line) => created.some(({ documentId }) => line.includes(documentId))),
    );
    expect(published).toHaveLength(15);
    for (const line of published) expect(line).toContain("Published ");
    expect(await watcher.changes()).toEqual(["mail-box-money-blogs"]);
    expect(cms.logs() + second.logs()).not.toMatch(/SQLITE_BUSY|database is locked/);
  }, 180_000);
});
