/** @module-tag slow */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { preparedData, type RunningCms, startCms } from "../../../../cms/testing/running-cms.ts";
import {
  type ContentManager,
  newsletters,
  openContentManager,
  posts,
} from "../../../../cms/tests/content-manager.ts";
import { openMediaLibrary } from "../../../../cms/tests/media-library.ts";
import { storesForTest, type TestedStore } from "../../../testing/content-store.ts";
import { insertPosts } from "../../../testing/many-posts.ts";
import { openMediaStore } from "../media/media-store.server.ts";
import { picturesByHash } from "../media/own-pictures.server.ts";
import { createStrapiClient } from "../strapi/strapi-client.server.ts";

const contentDir = path.join(import.meta.dirname, "../../../../samples/content");
const projectCards = "api::project-card.project-card";
const postsPath = "/mail-box-money-blogs";
/** More posts than fit on three pages of a list. */
const postCount = 350;

const stores = storesForTest();
let dataDir: string;
let cms: RunningCms;
let contentManager: ContentManager;
let store: TestedStore;
let documentIds: string[];
/** Paths that the store requested since the start of the last `fetchShown`. */
let requestedPaths: string[] = [];
/** Called once, before the store requests the second page of posts. */
let meanwhile: (() => Promise<void>) | null = null;

beforeAll(async () => {
  dataDir = await preparedData(contentDir);
  documentIds = insertPosts(dataDir, postCount);
  cms = await startCms({ contentDir, dataDir });
  contentManager = await openContentManager(cms);
  store = await openStore();
});
afterAll(async () => {
  stores.close();
  await cms.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function openStore(): Promise<TestedStore> {
  const client = createStrapiClient(cms.apiUrl);
  return stores.store(cms.apiUrl, {
    apiToken: cms.token,
    media: openMediaStore({
      folder: path.join(stores.stateDir, "media"),
      ownPictures: picturesByHash,
      serviceOrigin: cms.url,
    }),
    client: {
      ...client,
      async get(requestedPath, query, token) {
        requestedPaths.push(requestedPath);
        if (requestedPath === postsPath && "filters[id][$gt]" in query) {
          const change = meanwhile;
          meanwhile = null;
          await change?.();
        }
        return client.get(requestedPath, query, token);
      },
    },
  });
}

/** Polls without problems, and returns what is then shown. */
async function fetchShown() {
  requestedPaths = [];
  await store.sync();
  expect(store.status().problems).toEqual([]);
  return store.current();
}

async function publishPost(slug: string, fields: object = {}): Promise<string> {
  const { documentId } = await contentManager.create(posts, { title: `Title of ${slug}`, slug, ...fields });
  await contentManager.publish(posts, documentId);
  return documentId;
}

it("all posts are read while some are unpublished, published again or added", async () => {
  const unpublishedIds = documentIds.slice(-4, -2);
  const republishedId = documentIds[3] ?? "";
  meanwhile = async () => {
    await contentManager.unpublishMany(posts, unpublishedIds);
    await contentManager.publish(posts, republishedId, { title: "Published again" });
    await publishPost("new");
  };
  await store.sync();
  const { all } = (await fetchShown()).posts;
  const expectedSlugs = Array.from({ length: postCount }, (_, number) => `post-${number}`);
  expectedSlugs.splice(postCount - 4, 2, "new");
  const foundSlugs = all.map(({ slug }) => slug).filter((slug) => /^(?:new|post-\d+)$/.test(slug));
  expect(foundSlugs.toSorted()).toEqual(expectedSlugs.toSorted());
  expect(store.current().posts.find("post-3")?.title).toBe("Published again");
});

describe("an editor's change is live after one poll", () => {
  it("a post is published, changed at a new URL, and unpublished; a poll requests only posts", async () => {
    const documentId = await publishPost("first-address", { body: "Its text." });
    expect((await fetchShown()).posts.find("first-address")?.bodyHtml).toBe("<p>Its text.</p>");
    expect(new Set(requestedPaths)).toEqual(new Set(["/content-versions", postsPath]));
    await contentManager.publish(posts, documentId, { slug: "second-address", body: "Changed." });
    const { posts: postsAfter, redirects } = await fetchShown();
    expect(postsAfter.find("first-address")).toBeNull();
    expect(postsAfter.find("second-address")?.bodyHtml).toBe("<p>Changed.</p>");
    expect(redirects).toContainEqual({ from: "/blog/first-address", to: "/blog/second-address" });
    await contentManager.unpublish(posts, documentId);
    expect((await fetchShown()).posts.find("second-address")).toBeNull();
  });

  it("a saved draft changes nothing", async () => {
    const documentId = await publishPost("with-draft");
    const before = await fetchShown();
    await contentManager.update(posts, documentId, { title: "Only a draft" });
    expect(await fetchShown()).toBe(before);
    const draft = await store.readDraft("mail-box-money-blogs", documentId);
    expect(draft?.content.posts.find("with-draft")?.title).toBe("Only a draft");
  });

  it("a project gets new figures; the poll requests only projects", async () => {
    const card = (await contentManager.list(projectCards)).find(({ title }) => title === "Bluestem Reserve");
    const home = { asOf: "2026-11-20", ongoing: true, progress: 91, remainingAmount: "$290k" };
    await contentManager.publish(projectCards, card?.documentId ?? "none", { home, leaveOther: true });
    const { pastOpportunities, projects } = await fetchShown();
    expect(projects[0]).toMatchObject({ title: "Bluestem Reserve", ...home });
    expect(pastOpportunities[0]).toMatchObject({ title: "Bluestem Reserve", progress: 90 });
    expect(requestedPaths).toEqual(["/content-versions", "/project-cards"]);
  });

  it("a newsletter is unpublished", async () => {
    const before = await fetchShown();
    const [first] = await contentManager.list(newsletters);
    await contentManager.unpublish(newsletters, first?.documentId ?? "none");
    expect((await fetchShown()).newsletters).toHaveLength(before.newsletters.length - 1);
  });

  it("a picture is replaced in the media library, and in the texts that show it", async () => {
    const library = await openMediaLibrary(cms);
    const picture = await library.upload("barn.png");
    await publishPost("with-a-picture", { body: `![A barn](${picture.url})` });
    const shownUrl = async () => {
      const html = (await fetchShown()).posts.find("with-a-picture")?.bodyHtml;
      return /<img [^>]* src="(\/files\/[^"]+)"/.exec(html ?? "")?.[1] ?? "none";
    };
    const bytesOf = (url: string) =>
      readFileSync(path.join(stores.stateDir, url.replace("/files/", "media/")));
    const before = await shownUrl();
    // The site recognizes a new file of the same size only by its time of change, in whole seconds.
    await delay(1_000);
    await library.replace(picture.id, "house.png");
    expect(bytesOf(await shownUrl()).equals(bytesOf(before))).toBe(false);
  });
});

it("a restart of the content service and of the site loses and repeats nothing", async () => {
  const before = await fetchShown();
  const { env, port } = cms;
  await cms.kill();
  await store.sync();
  expect(store.current()).toBe(before);
  expect(store.status().problems).toEqual([expect.stringMatching(/^content versions: fetch failed/)]);
  cms = await startCms({ contentDir, dataDir, env, port });
  contentManager = await openContentManager(cms);

  store.close();
  store = await openStore();
  expect(store.current().version).toBe(before.version);
  await publishPost("after-the-restart");
  const { all } = (await fetchShown()).posts;
  expect(all).toHaveLength(before.posts.all.length + 1);
  expect(all.map(({ slug }) => slug)).toContain("after-the-restart");
});
