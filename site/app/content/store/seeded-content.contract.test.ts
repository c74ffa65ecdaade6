import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { storesForTest, type TestedStore } from "../../../testing/content-store.ts";
import { openMediaStore } from "../media/media-store.server.ts";
import { picturesByHash } from "../media/own-pictures.server.ts";
import type { SiteContent } from "../model/site-content.ts";

const apiUrl = inject("cmsApiUrl");
const stores = storesForTest();
let store: TestedStore;
beforeAll(async () => {
  store = await stores.store(apiUrl, {
    apiToken: inject("cmsToken"),
    media: openMediaStore({
      folder: `${stores.stateDir}/media`,
      ownPictures: picturesByHash,
      serviceOrigin: new URL(apiUrl).origin,
    }),
  });
  await store.sync();
});
afterAll(() => stores.close());

/** Parts that differ between bundle and service, or have a test of their own. */
const otherParts: readonly string[] = [
  "episodes",
  "legalTexts",
  "newsletters",
  "newslettersRefused",
  "posts",
  "searchDocuments",
  "version",
  "withheld",
];

/** Returns JSON without the URLs of videos and captions, which differ between bundle and service. */
const comparableJson = (part: unknown) =>
  JSON.stringify(part, null, 1).replaceAll(/"\/(?:videos|files\/[0-9a-f]{24})\/[^"]+\.(mp4|vtt)"/g, '"$1"');

it.each(Object.entries(bundledSite).filter(([part]) => !otherParts.includes(part)))(
  "the seeded content service has the same %s as the bundle",
  (part, bundled) => {
    const shown: Readonly<Record<string, unknown>> = { ...store.current() };
    // Only identical JSON renders identical pages.
    expect(comparableJson(shown[part])).toBe(comparableJson(bundled));
  },
);

it("all episodes are read, with audio from the site's own copies", () => {
  const withoutUrl = (list: SiteContent["episodes"]) =>
    list.map(({ audio: { src: _, ...audio }, ...episode }) => ({ ...episode, audio }));
  expect(withoutUrl(store.current().episodes)).toEqual(withoutUrl(bundledSite.episodes));
  for (const { audio } of store.current().episodes) expect(audio.src).toMatch(/^\/files\/.*\.mp3$/);
});

it("posts and newsletters are read, and posts have the site's own pictures", () => {
  const { newsletters, posts } = store.current();
  expect(posts.all.length).toBeGreaterThanOrEqual(8);
  for (const { image, slug } of posts.all) {
    expect(image?.src, slug).toMatch(/^\/pictures\//);
    expect(posts.find(slug)?.bodyHtml, slug).not.toContain("Picture not available");
  }
  expect(newsletters.length).toBeGreaterThanOrEqual(4);
});

it("no entry is left out, no field is missing, and the next poll changes nothing", async () => {
  expect(store.status()).toMatchObject({ from: "content service", invalid: [], problems: [] });
  const before = store.current();
  await store.sync();
  expect(store.current()).toBe(before);
});
