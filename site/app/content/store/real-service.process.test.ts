/** @module-tag slow */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { preparedData, type RunningCms, startCms } from "../../../../cms/testing/running-cms.mjs";
import { type Editor, editorOf, posts } from "../../../../cms/tests/editor.ts";
import { mediaLibraryOf } from "../../../../cms/tests/media-library.ts";
import { storesForTest } from "../../../testing/content-store.ts";
import { fillWithPosts } from "../../../testing/many-posts.ts";
import { neededContent } from "../../../testing/needed-content.ts";
import { createStrapiClient } from "../strapi/strapi-client.server.ts";

const count = 350;
const postsPath = "/mail-box-money-blogs";

let dataDir: string;
let stores: ReturnType<typeof storesForTest>;
let cms: RunningCms;
let editor: Editor;
let documentIds: string[];

beforeAll(async () => {
  dataDir = await preparedData(neededContent());
  documentIds = fillWithPosts(dataDir, count);
  cms = await startCms({ dataDir });
  editor = await editorOf(cms);
  stores = storesForTest();
});
afterEach(() => {
  stores.close();
  stores = storesForTest();
});
afterAll(async () => {
  stores.close();
  await cms.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Opens a store that calls `meanwhile` before it requests the second page of posts. */
async function storeThat(meanwhile: () => Promise<void>) {
  const client = createStrapiClient(cms.apiUrl);
  let isFirst = true;
  return stores.store(cms.apiUrl, {
    accessKey: cms.token,
    client: {
      apiUrl: cms.apiUrl,
      async get(address, query, key) {
        const isLaterPage = "filters[id][$gt]" in query || "pagination[page]" in query;
        if (address === postsPath && isLaterPage && isFirst) {
          isFirst = false;
          await meanwhile();
        }
        return client.get(address, query, key);
      },
    },
  });
}

it("all posts are read while some are unpublished, published again or added", async () => {
  const [one = "", another = "", again = ""] = [documentIds.at(-3), documentIds.at(-4), documentIds.at(3)];
  const store = await storeThat(async () => {
    await editor.unpublishMany(posts, [one, another]);
    await editor.publish(posts, again, { title: "Published again" });
    const { documentId } = await editor.create(posts, { title: "New", slug: "new", body: "New." });
    await editor.publish(posts, documentId);
  });
  await store.sync();
  expect(store.status().problems).toEqual([]);
  await store.sync();
  const { all } = store.current().posts;
  const expected = Array.from({ length: count }, (_, number) => `post-${number}`);
  expected.splice(count - 4, 2, "new");
  expect(all.map(({ slug }) => slug).toSorted()).toEqual(expected.toSorted());
  expect(store.current().posts.find("post-3")?.title).toBe("Published again");
});

it("a picture replaced in the media library is replaced in the texts that show it", async () => {
  const library = await mediaLibraryOf(cms);
  const picture = await library.upload("barn.png");
  const { documentId } = await editor.create(posts, {
    title: "With a picture",
    slug: "with-a-picture",
    body: `![A barn](${picture.url})`,
  });
  await editor.publish(posts, documentId);
  const store = await storeThat(async () => {});
  await store.sync();
  const shown = () => {
    const html = store.current().posts.find("with-a-picture")?.bodyHtml;
    return /<img [^>]* src="([^"]+)"/.exec(html ?? "")?.[1] ?? "none";
  };
  const before = shown();
  const bytesOf = (src: string) => readFileSync(path.join(stores.stateDir, src.replace("/files/", "media/")));
  expect(before).toMatch(/^\/files\//);
  await store.sync();
  expect(shown()).toBe(before);

  await library.replace(picture.id, "house.png");
  await store.sync();
  expect(shown()).toMatch(/^\/files\//);
  expect(bytesOf(shown()).equals(bytesOf(before))).toBe(false);
});
