import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "../testing/running-cms.mjs";
import { makeContentFolder } from "./content-folder.ts";
import { type Editor, type Entry, editorOf, newsletters, posts } from "./editor.ts";
import { api } from "./http.ts";

interface Published {
  slug: string;
  title: string;
  publishedAt: string;
}

let cms: RunningCms;
let contentDir: string;
let editor: Editor;

beforeAll(async () => {
  contentDir = await makeContentFolder();
  cms = await startCms({ withEditor: true, contentDir });
  editor = await editorOf(cms);
}, 300_000);

afterAll(async () => {
  await cms?.stop();
  rmSync(contentDir, { recursive: true, force: true });
});

const published = async (slug: string) =>
  (await api<Published[]>(cms, `/mail-box-money-blogs?filters[slug][$eq]=${slug}&populate=image`)).data[0];

async function draftOf(slug: string): Promise<Entry> {
  const found = (await editor.list(posts)).find((entry) => entry.slug === slug);
  if (!found) throw new Error(`no post "${slug}"`);
  return found;
}

describe("publishedAt", () => {
  it("is the moment of the first publish for a new post", async () => {
    const before = Date.now();
    const { documentId } = await editor.create(posts, { title: "New", slug: "new", body: "Text" });
    expect(await published("new")).toBeUndefined();
    await editor.publish(posts, documentId);
    const at = Date.parse((await published("new"))?.publishedAt ?? "");
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  });

  it("stays when an old post is edited and published again", async () => {
    const { documentId } = await draftOf("oldest");
    await editor.update(posts, documentId, { title: "Corrected" });
    await editor.publish(posts, documentId);
    expect(await published("oldest")).toMatchObject({
      title: "Corrected",
      publishedAt: "2026-01-10T12:00:00.000Z",
      image: { alternativeText: "A field, for oldest" },
    });
    const { data } = await api<Published[]>(
      cms,
      "/mail-box-money-blogs?populate=image&sort=publishedAt:desc",
    );
    expect(data.at(-1)?.slug).toBe("oldest");
  });

  it("survives unpublishing and publishing again", async () => {
    const { documentId } = await draftOf("middle");
    await editor.unpublish(posts, documentId);
    expect(await published("middle")).toBeUndefined();
    await editor.publish(posts, documentId);
    expect((await published("middle"))?.publishedAt).toBe("2026-02-10T12:00:00.000Z");
  });

  it("survives discarded changes and bulk publishing", async () => {
    const { documentId } = await draftOf("newest");
    await editor.update(posts, documentId, { title: "Never mind" });
    await editor.discardChanges(posts, documentId);
    await editor.publishMany(posts, [documentId]);
    expect(await published("newest")).toMatchObject({
      title: "Post newest",
      publishedAt: "2026-03-10T12:00:00.000Z",
    });
  });

  it("is new for a duplicate", async () => {
    const original = await draftOf("newest");
    const copy = await editor.duplicate(posts, original.documentId, {
      ...original,
      slug: "copy",
      title: "Copy",
    });
    await editor.publish(posts, copy.documentId);
    expect(Date.parse((await published("copy"))?.publishedAt ?? "")).toBeGreaterThan(
      Date.parse("2026-03-11"),
    );
  });

  it("accepts an earlier date from an editor", async () => {
    const { documentId } = await draftOf("new");
    await editor.publish(posts, documentId, { publicationDate: "2019-05-01T08:00:00.000Z" });
    expect((await published("new"))?.publishedAt).toBe("2019-05-01T08:00:00.000Z");
  });

  it("is kept for newsletters too", async () => {
    const issue = (await editor.list(newsletters)).find(({ name }) => name === "September 2026");
    await editor.publish(newsletters, issue?.documentId ?? "", { headline: "Corrected" });
    const { data } = await api<{ headline: string; publishedAt: string; pdf: object | null }[]>(
      cms,
      "/mailbox-money-newsletters?populate=pdf&filters[name][$eq]=September 2026",
    );
    expect(data[0]).toMatchObject({ headline: "Corrected", publishedAt: "2026-09-01T09:00:00.000Z" });
    expect(data[0]?.pdf).not.toBeNull();
  });

  it("shows an untouched published post as published, not as modified", async () => {
    const { documentId } = await editor.create(posts, { title: "Calm", slug: "calm" });
    await editor.publish(posts, documentId);
    expect((await draftOf("calm")).status).toBe("published");
  });
});

describe("the slug", () => {
  it("is made from the title if an editor leaves it empty", async () => {
    const { documentId } = await editor.create(posts, { title: "Why water comes first", slug: "" });
    await editor.publish(posts, documentId);
    expect(await published("why-water-comes-first")).toMatchObject({ title: "Why water comes first" });
  });

  it("is made again if it is cleared, and kept when the title changes", async () => {
    const { documentId } = await draftOf("why-water-comes-first");
    const renamed = await editor.update(posts, documentId, {
      title: "Water first",
      slug: "why-water-comes-first",
    });
    expect(renamed.slug).toBe("why-water-comes-first");
    const emptied = await editor.update(posts, documentId, { title: "Water first", slug: null });
    expect(emptied.slug).toBe("water-first");
  });

  it("must be text", async () => {
    await expect(editor.create(posts, { title: "Numbered", slug: 5 })).rejects.toThrow("answered with 400");
    await expect(editor.create(posts, { title: 5 })).rejects.toThrow("answered with 400");
  });
});
