import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type ContentService,
  type ContentServiceOptions,
  postEntry,
  startContentService,
} from "../../../testing/content-service.ts";
import { storesForTest } from "../../../testing/content-store.ts";

const posts = "mail-box-money-blogs";
const count = 250;

let stores: ReturnType<typeof storesForTest>;
let service: ContentService;
/** Called when the second page of posts is requested. */
let meanwhile: () => void = () => {};
beforeEach(() => {
  stores = storesForTest();
});
afterEach(async () => {
  meanwhile = () => {};
  stores.close();
  await service.stop();
});

async function start(options: ContentServiceOptions = {}): Promise<void> {
  let pages = 0;
  service = await startContentService({
    types: ["glossary-terms"],
    ...options,
    onRequest: (url) => {
      if (!url.startsWith(`/api/${posts}?`) || url.includes("slug")) return;
      pages += 1;
      if (pages % 3 === 0) meanwhile();
    },
  });
  for (let number = 1; number <= count; number += 1) service.put(posts, postEntry(number));
}

type Store = Awaited<ReturnType<ReturnType<typeof storesForTest>["store"]>>;

const slugs = (store: Store) => new Set(store.current().posts.all.map(({ slug }) => slug));
const postSlugs = (...excludedNumbers: number[]) =>
  new Set(
    Array.from({ length: count }, (_, index) => index + 1)
      .filter((number) => !excludedNumbers.includes(number))
      .map((number) => `post-${number}`),
  );

const kinds = [
  ["with versions", true],
  ["without one", false],
] as const;

describe.each(kinds)("reading all posts of a content service %s", (_name, hasVersions) => {
  it("a full read loses no other post while one is unpublished", async () => {
    const unpublishedNumber = 3;
    await start({ hasVersions });
    let first = true;
    meanwhile = () => {
      if (first) service.remove(posts, `post${unpublishedNumber}`);
      first = false;
    };
    const store = await stores.store(service.apiUrl);
    await store.sync();
    await store.sync();
    expect(slugs(store)).toEqual(postSlugs(unpublishedNumber));
    expect(store.status().problems).toEqual([]);
  });

  it("a full read includes posts that are published meanwhile, without starting over", async () => {
    await start({ hasVersions });
    let newestNumber = 1_000;
    meanwhile = () => {
      newestNumber += 1;
      service.put(posts, postEntry(newestNumber));
    };
    const store = await stores.store(service.apiUrl);
    await store.sync();
    expect(store.status().problems).toEqual([]);
    expect(store.current().posts.all.length).toBeGreaterThanOrEqual(count);
    meanwhile = () => {};
    await store.sync();
    const otherSlugs = Array.from({ length: newestNumber - 1_000 }, (_, index) => `post-${1_001 + index}`);
    expect(otherSlugs.length).toBeGreaterThan(0);
    expect(slugs(store)).toEqual(new Set([...postSlugs(), ...otherSlugs]));
    if (hasVersions) expect(service.requests.filter((url) => url.includes("sort=")).length).toBeLessThan(30);
  });
});

it("a full read includes the newest state of a post that is published again meanwhile", async () => {
  await start();
  meanwhile = () => service.put(posts, postEntry(3, { id: 3_000, title: "Published again" }));
  const store = await stores.store(service.apiUrl);
  await store.sync();
  await store.sync();
  expect(slugs(store)).toEqual(postSlugs());
  expect(store.current().posts.find("post-3")?.title).toBe("Published again");
});

it("the site keeps and shows what a failed read has received", async () => {
  await start();
  meanwhile = () => service.respondWith(posts, 500);
  const store = await stores.store(service.apiUrl);
  await store.sync();
  expect(store.current().posts.all).toHaveLength(100);
  expect(store.status().problems).toEqual(["mail-box-money-blogs: Refused"]);

  // After a failed read of posts, the store does not read other types again.
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
