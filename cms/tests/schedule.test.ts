/** @module-tag slow */
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { preparedData, type ReachableCms, startCms } from "../testing/running-cms.ts";
import {
  type ContentManager,
  credentials,
  type Entry,
  newsletters,
  openContentManager,
  posts,
} from "./content-manager.ts";
import { callApi } from "./http.ts";
import { inviteAndLogIn, listRoute, sharedSession } from "./panel.ts";
import { type SharedCms, sharedCms } from "./shared-cms.ts";

interface Published {
  title: string;
  publishedAt: string;
}

let cms: SharedCms;
let contentManager: ContentManager;

beforeAll(async () => {
  cms = await sharedCms();
  contentManager = await openContentManager(cms);
}, 300_000);

const timeFromNow = (ms: number): string => new Date(Date.now() + ms).toISOString();

const findPublished = async (slug: string, service: ReachableCms = cms): Promise<Published | undefined> =>
  (await callApi<Published[]>(service, `/mail-box-money-blogs?filters[slug][$eq]=${slug}`)).data[0];

const waitUntilPublished = (slug: string, service: ReachableCms = cms): Promise<Published> =>
  vi.waitFor(
    async () => {
      const post = await findPublished(slug, service);
      if (!post) throw new Error(`${slug} is not published`);
      return post;
    },
    { timeout: 15_000, interval: 100 },
  );

it("an author, who may not publish, cannot schedule a post, and cannot change a scheduled one", async () => {
  const superAdmin = await sharedSession(cms, credentials);
  const author = await inviteAndLogIn(cms, superAdmin, "Author", ["Aude", "Example"]);
  const route = listRoute(posts);
  const ownPost = { title: "By an author", slug: "by-an-author" };
  const { documentId } = (await author("POST", route, ownPost)).data<Entry>();
  const entryRoute = `${route}/${documentId}`;
  // Zero is a valid time, in 1970, so it must not count as an empty field.
  for (const publishAt of [timeFromNow(60_000), 0]) {
    const refusedCreate = await author("POST", route, { ...ownPost, slug: "refused", publishAt });
    expect([refusedCreate.status, (await author("PUT", entryRoute, { publishAt })).status]).toEqual([
      400, 400,
    ]);
  }
  expect((await author("PUT", entryRoute, { ...ownPost, excerpt: "More", publishAt: null })).status).toBe(
    200,
  );

  await contentManager.update(posts, documentId, { publishAt: timeFromNow(60_000) });
  for (const change of [{ title: "Not approved" }, { publishAt: null }]) {
    const refusedUpdate = await author("PUT", entryRoute, change);
    expect(refusedUpdate.status).toBe(400);
    expect(refusedUpdate.text).toContain("Only people who can publish");
  }
  await contentManager.publish(posts, documentId, { publishAt: null });
  // A published post has no schedule, so the author may edit it.
  expect((await author("PUT", entryRoute, { excerpt: "Still more" })).status).toBe(200);
});

describe("a draft with a publication time", () => {
  it("is published at that time, not before, with that date", async () => {
    const publishAt = timeFromNow(3_000);
    const { documentId } = await contentManager.create(posts, { title: "Soon", slug: "soon", publishAt });
    expect(await findPublished("soon")).toBeUndefined();
    const post = await waitUntilPublished("soon");
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishAt));
    expect(post.publishedAt).toBe(publishAt);
    expect(await contentManager.find(posts, documentId)).toMatchObject({
      publishAt: null,
      status: "published",
    });
  });

  // The panel sends "incomplete" for a date without a time.
  it.each([
    ["in the past", timeFromNow(-1), "That time has passed. Pick a later one, or clear it and publish."],
    ["incomplete", "incomplete", "Choose a day and a time."],
  ])("is refused if the time is %s", async (name, publishAt, message) => {
    await expect(contentManager.create(posts, { title: name, publishAt })).rejects.toThrow(message);
    const { documentId } = await contentManager.create(posts, { title: name });
    for (const save of [contentManager.update, contentManager.publish])
      await expect(save(posts, documentId, { publishAt })).rejects.toThrow(message);
    expect((await contentManager.find(posts, documentId)).publishAt).toBeNull();
  });

  it("updates a published post at its time, and keeps an earlier publication date", async () => {
    const publicationDate = "2020-02-02T10:00:00.000Z";
    const first = { title: "Version 1", slug: "versions", publicationDate };
    const documentId = await contentManager.createPublished(posts, first);
    await contentManager.update(posts, documentId, { title: "Version 2", publishAt: timeFromNow(2_500) });
    expect((await findPublished("versions"))?.title).toBe("Version 1");
    await vi.waitFor(async () => expect((await findPublished("versions"))?.title).toBe("Version 2"), 15_000);
    expect((await findPublished("versions"))?.publishedAt).toBe(publicationDate);
  });

  it("is published after a restart if the time has passed", async () => {
    const dataDir = await preparedData();
    const first = await startCms({ dataDir });
    onTestFinished(() => first.kill());
    const firstEditor = await openContentManager(first);
    await firstEditor.create(posts, { title: "Slept", slug: "slept", publishAt: timeFromNow(2_000) });
    await first.kill();
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    const second = await startCms({ dataDir, env: first.env });
    onTestFinished(() => second.kill());
    await waitUntilPublished("slept", second);
  });
});

describe("the scheduled time", () => {
  it("is not visible to visitors or the site, and stops users from publishing too early", async () => {
    const publishAt = timeFromNow(3_600_000);
    const { documentId } = await contentManager.create(posts, { title: "Early", slug: "early", publishAt });
    const query = "/mail-box-money-blogs?status=draft&filters[slug][$eq]=early";
    const { text } = await callApi(cms, query, { token: cms.token });
    expect(text).toContain("early");
    expect(text).not.toMatch(/publishAt|publishedSlug/);
    await expect(contentManager.publish(posts, documentId)).rejects.toThrow("This is scheduled.");
    await expect(contentManager.publishMany(posts, [documentId])).rejects.toThrow("This is scheduled.");
    expect(await findPublished("early")).toBeUndefined();
    await contentManager.publish(posts, documentId, { publishAt: null });
    expect(await findPublished("early")).toBeDefined();
  });

  it("is cleared by discarding changes, and not copied to a duplicate", async () => {
    const documentId = await contentManager.createPublished(posts, { title: "Discard", slug: "discard" });
    const publishAt = timeFromNow(3_600_000);
    await contentManager.update(posts, documentId, { publishAt });
    const copy = await contentManager.duplicate(posts, documentId, {
      title: "Twin",
      slug: "twin",
      publishAt,
    });
    expect(copy.publishAt).toBeNull();
    await contentManager.discardChanges(posts, documentId);
    expect((await contentManager.find(posts, documentId)).publishAt).toBeNull();
  });
});

it("a draft that cannot be published is logged once, blocks no other draft, and is published once it is corrected", async () => {
  const dueTime = timeFromNow(2_500);
  const { documentId } = await contentManager.create(posts, { slug: "nameless", publishAt: dueTime });
  const issue = await contentManager.create(newsletters, { name: "Without PDF", publishAt: dueTime });
  await contentManager.create(posts, { title: "Fine", slug: "fine", publishAt: timeFromNow(3_000) });
  await waitUntilPublished("fine");
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const lines = (await cms.logs()).split("\n").filter((line) => line.includes("Could not publish"));
  for (const id of [documentId, issue.documentId]) {
    expect(lines.filter((line) => line.includes(id))).toHaveLength(1);
  }
  expect(await findPublished("nameless")).toBeUndefined();
  await contentManager.update(posts, documentId, { title: "Named", publishAt: dueTime });
  await waitUntilPublished("nameless");
  // Otherwise the shared service would try to publish it every minute.
  await contentManager.remove(newsletters, issue.documentId);
});
