import { afterEach, describe, expect, it } from "vitest";
import { type ContentService, postEntry, posts } from "../../../testing/content-service.ts";
import { startServiceForTest, storesForTest, type TestedStore } from "../../../testing/content-store.ts";

const postCount = 250;

const stores = storesForTest();
let service: ContentService;
/** Called before every third page of posts that the service sends: the third, the sixth, and so on. */
let meanwhile: () => void = () => {};
afterEach(() => {
  meanwhile = () => {};
  stores.close();
});

async function start(hasVersions = true): Promise<void> {
  let pages = 0;
  service = await startServiceForTest({
    types: ["glossary-terms"],
    hasVersions,
    onRequest: (url) => {
      // Requests for a single post or for stamps mention the slug; they are not pages of posts.
      if (!url.startsWith(`/api/${posts}?`) || url.includes("slug")) return;
      pages += 1;
      if (pages % 3 === 0) meanwhile();
    },
  });
  service.putPosts(postCount);
}

const slugs = (store: TestedStore) => new Set(store.current().posts.all.map(({ slug }) => slug));
const postSlugs = (...excludedNumbers: number[]) =>
  new Set(
    Array.from({ length: postCount }, (_, index) => index + 1)
      .filter((number) => !excludedNumbers.includes(number))
      .map((number) => `post-${number}`),
  );

describe.each([
  ["with", true],
  ["without", false],
])("reading all posts of a content service %s versions", (_with, hasVersions) => {
  it("a full read loses no other post while one is unpublished", async () => {
    const unpublishedNumber = 3;
    await start(hasVersions);
    let isFirstCall = true;
    meanwhile = () => {
      if (isFirstCall) service.remove(posts, `post${unpublishedNumber}`);
      isFirstCall = false;
    };
    const store = await stores.readStore(service.apiUrl);
    await store.sync();
    expect(slugs(store)).toEqual(postSlugs(unpublishedNumber));
    expect(store.status().problems).toEqual([]);
  });

  it("posts published during a full read are shown after the next poll, and the read does not start over", async () => {
    await start(hasVersions);
    let newestNumber = 1_000;
    meanwhile = () => {
      newestNumber += 1;
      service.put(posts, postEntry(newestNumber));
    };
    const store = await stores.readStore(service.apiUrl);
    expect(store.status().problems).toEqual([]);
    expect(store.current().posts.all.length).toBeGreaterThanOrEqual(postCount);
    meanwhile = () => {};
    await store.sync();
    const otherSlugs = Array.from({ length: newestNumber - 1_000 }, (_, index) => `post-${1_001 + index}`);
    expect(otherSlugs.length).toBeGreaterThan(0);
    expect(slugs(store)).toEqual(new Set([...postSlugs(), ...otherSlugs]));
    if (hasVersions) expect(service.requests.filter((url) => url.includes("sort=")).length).toBeLessThan(30);
  });
});

it("a post published again during a full read is shown in its newest state after the next poll", async () => {
  await start();
  meanwhile = () => service.put(posts, postEntry(3, { id: 3_000, title: "Published again" }));
  const store = await stores.readStore(service.apiUrl);
  await store.sync();
  expect(slugs(store)).toEqual(postSlugs());
  expect(store.current().posts.find("post-3")?.title).toBe("Published again");
});

it("the site keeps and shows what a failed read has received", async () => {
  await start();
  meanwhile = () => service.respondWith(posts, 500);
  const store = await stores.readStore(service.apiUrl);
  expect(store.current().posts.all).toHaveLength(100);
  expect(store.status().problems).toEqual(["mail-box-money-blogs: Refused"]);

  // Until the posts are due for a retry, the store reads nothing but the versions.
  service.requests.length = 0;
  await store.sync();
  expect(service.requests).toEqual(["/api/content-versions?"]);
  expect(store.status().problems).toEqual(["mail-box-money-blogs: Refused"]);
  meanwhile = () => {};
  service.respondWith(posts, 200);
  stores.passPause();
  await store.sync();
  expect(slugs(store)).toEqual(postSlugs());
  expect(store.status()).toMatchObject({ from: "content service", problems: [] });
});
