import { describe, expect, it } from "vitest";
import { type Entry, newsletters, openContentManager, posts } from "./content-manager.ts";
import { callApi } from "./http.ts";
import { openMediaLibrary } from "./media-library.ts";
import { sharedCms } from "./shared-cms.ts";

interface Published {
  slug: string;
  title: string;
  publishedAt: string;
}

const cms = await sharedCms();
const contentManager = await openContentManager(cms);

const findPublished = async (slug: string) =>
  (await callApi<Published[]>(cms, `/mail-box-money-blogs?filters[slug][$eq]=${slug}&populate=image`))
    .data[0];

async function findDraft(slug: string): Promise<Entry> {
  const post = (await contentManager.list(posts, `filters[slug][$eq]=${slug}`))[0];
  if (!post) throw new Error(`no post "${slug}"`);
  return post;
}

const oldDate = "2026-01-10T12:00:00.000Z";

describe("publishedAt", () => {
  it("is the moment of the first publish for a new post", async () => {
    const before = Date.now();
    const { documentId } = await contentManager.create(posts, { title: "New", slug: "new", body: "Text" });
    expect(await findPublished("new")).toBeUndefined();
    await contentManager.publish(posts, documentId);
    const publishedAtMs = Date.parse((await findPublished("new"))?.publishedAt ?? "");
    expect(publishedAtMs).toBeGreaterThanOrEqual(before);
    expect(publishedAtMs).toBeLessThanOrEqual(Date.now());
    expect((await findDraft("new")).status).toBe("published");
  });

  it("accepts an earlier date from an editor, and decides the order of the posts", async () => {
    const post = { title: "Old", slug: "old-post", publicationDate: oldDate };
    await contentManager.createPublished(posts, post);
    expect((await findPublished("old-post"))?.publishedAt).toBe(oldDate);
    const { data, text } = await callApi<Published[]>(
      cms,
      "/mail-box-money-blogs?sort=publishedAt:desc&pagination[pageSize]=100",
    );
    expect(data.map(({ slug }) => slug)).toContain("old-post");
    const dates = data.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(text).not.toContain("publicationDate");
  });

  it("stays when an old post is edited, unpublished or published in bulk", async () => {
    const { documentId } = await findDraft("old-post");
    await contentManager.publish(posts, documentId, { title: "Corrected" });
    expect(await findPublished("old-post")).toMatchObject({ title: "Corrected", publishedAt: oldDate });
    await contentManager.unpublish(posts, documentId);
    expect(await findPublished("old-post")).toBeUndefined();
    await contentManager.publish(posts, documentId);
    expect((await findPublished("old-post"))?.publishedAt).toBe(oldDate);
    await contentManager.update(posts, documentId, { title: "Never mind" });
    await contentManager.discardChanges(posts, documentId);
    await contentManager.publishMany(posts, [documentId]);
    expect(await findPublished("old-post")).toMatchObject({ title: "Corrected", publishedAt: oldDate });
  });

  it("is new for a duplicate", async () => {
    const { documentId } = await findDraft("old-post");
    const copy = await contentManager.duplicate(posts, documentId, { title: "Again", slug: "again" });
    await contentManager.publish(posts, copy.documentId);
    const { publishedAt = "" } = (await findPublished("again")) ?? {};
    expect(Date.parse(publishedAt)).toBeGreaterThan(Date.parse(oldDate));
  });

  it("is kept for newsletters too, which need a file", async () => {
    const issue = await contentManager.create(newsletters, {
      name: "January 2026",
      publicationDate: oldDate,
    });
    await expect(contentManager.publish(newsletters, issue.documentId)).rejects.toThrow("400");
    const { id: pdf } = await (await openMediaLibrary(cms)).upload("issue.png");
    await contentManager.publish(newsletters, issue.documentId, { pdf, headline: "Corrected" });
    const { data } = await callApi<{ headline: string; publishedAt: string; pdf: object | null }[]>(
      cms,
      "/mailbox-money-newsletters?populate=pdf&filters[name][$eq]=January 2026",
    );
    expect(data[0]).toMatchObject({ headline: "Corrected", publishedAt: oldDate, pdf: expect.any(Object) });
  });
});

it("a list has at most a hundred entries, regardless of the requested page size", async () => {
  const { meta } = await callApi(cms, "/mail-box-money-blogs?pagination[pageSize]=5000");
  expect(meta.pagination?.pageSize).toBe(100);
});

it("the slug is made from the title if it is empty or cleared, and kept when the title changes", async () => {
  const { documentId, slug } = await contentManager.create(posts, {
    title: "Why water comes first",
    slug: "",
  });
  expect(slug).toBe("why-water-comes-first");
  expect((await contentManager.update(posts, documentId, { title: "Water first", slug })).slug).toBe(slug);
  const emptied = await contentManager.update(posts, documentId, { title: "Water first", slug: null });
  expect(emptied.slug).toBe("water-first");
  await expect(contentManager.create(posts, { title: "Numbered", slug: 5 })).rejects.toThrow(
    "responded with 400",
  );
});
