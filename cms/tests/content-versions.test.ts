/** @module-tag slow */
import { createHash, createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Listening, listen } from "../../site/testing/listen.ts";
import { type RunningCms, startCms } from "../testing/running-cms.ts";
import { type ContentManager, openContentManager, posts } from "./content-manager.ts";
import { openMediaLibrary } from "./media-library.ts";
import { sharedCms } from "./shared-cms.ts";
import { watchContentVersions } from "./version-watcher.ts";

const cms = await sharedCms();
const contentManager = await openContentManager(cms);
const watcher = watchContentVersions(cms);
const blogs = "mail-box-money-blogs";

// Discard the changes of earlier tests, so that each test sees only its own.
beforeEach(() => watcher.catchUp());

async function publishedPost(title: string, fields: object = {}): Promise<string> {
  const documentId = await contentManager.createPublished(posts, { title, ...fields });
  await watcher.catchUp();
  return documentId;
}

describe("the content versions", () => {
  it("list the public types, and the ID of the installation", async () => {
    const { installation, versions } = await watcher.readVersions();
    expect(installation).toMatch(/^[\da-f-]{36}$/);
    expect(Object.keys(versions)).toEqual(
      expect.arrayContaining(["launch", blogs, "mailbox-money-newsletters", "site-setting", "about-page"]),
    );
    for (const version of Object.values(versions)) {
      expect(version).toEqual({ content: expect.any(String), files: expect.any(String) });
    }
  });

  it("stay the same for drafts and after a refused publish", async () => {
    const { documentId } = await contentManager.create(posts, { title: "Quiet" });
    await contentManager.update(posts, documentId, { title: "Quieter" });
    await contentManager.duplicate(posts, documentId, { title: "Quiet too" });
    await contentManager.remove(posts, documentId);
    const untitled = await contentManager.create(posts, { slug: "untitled" });
    await expect(contentManager.publish(posts, untitled.documentId)).rejects.toThrow("400");
    expect(await watcher.changes()).toEqual([]);
  });

  it("change only for the types of what is published, and not when an entry is saved", async () => {
    const { documentId } = await contentManager.create(posts, { title: "First version" });
    await contentManager.publish(posts, documentId);
    expect(await watcher.changes()).toEqual([blogs]);

    await contentManager.update(posts, documentId, { title: "Not yet" });
    await contentManager.discardChanges(posts, documentId);
    expect(await watcher.changes()).toEqual([]);

    await contentManager.publish(posts, documentId, { title: "Second" });
    await contentManager.publish(posts, documentId, { title: "Third", slug: "third-version" });
    expect((await watcher.changes()).toSorted()).toEqual([blogs, "redirects"]);
  });

  it("change when entries are unpublished, deleted or published in bulk, also after concurrent publishes", async () => {
    const titles = Array.from({ length: 8 }, (_, index) => `Rush ${index}`);
    const documentIds = await Promise.all(titles.map((title) => publishedPost(title)));
    await watcher.catchUp();
    await contentManager.unpublish(posts, documentIds[0] ?? "");
    expect(await watcher.changes()).toEqual([blogs]);
    await contentManager.publishMany(posts, documentIds);
    expect(await watcher.changes()).toEqual([blogs]);
    await contentManager.unpublishMany(posts, documentIds.slice(1));
    expect(await watcher.changes()).toEqual([blogs]);
    await contentManager.removeMany(posts, documentIds);
    expect(await watcher.changes()).toEqual([blogs]);
  });
});

it("a type's files version changes when a picture that its entries show is described or replaced", async () => {
  const library = await openMediaLibrary(cms);
  const picture = await library.upload("barn.png");
  const unrelated = await library.upload("silo.png");
  await publishedPost("Picture in a text", { body: `![A barn](${picture.url})` });
  await library.describe(picture.id, "A barn");
  expect(await watcher.changes()).toEqual([`${blogs} files`]);
  await publishedPost("Picture in a field", { image: picture.id });

  await library.describe(unrelated.id, "A silo");
  expect(await watcher.changes()).toEqual([]);
  await library.replace(picture.id, "house.png");
  expect(await watcher.changes()).toEqual([`${blogs} files`]);
});

describe("the webhook", () => {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  /** An origin on which no site listens. */
  const closedOrigin = "http://127.0.0.1:9";
  let site: Listening;
  let hangingSite: Listening;
  let cmsWithWebhooks: RunningCms;
  let publisher: ContentManager;

  beforeAll(async () => {
    site = await listen(async (request, response) => {
      calls.push({ headers: request.headers, body: (await request.toArray()).join("") });
      response.writeHead(204).end();
    });
    hangingSite = await listen(() => {});
    const origins = [site.origin, hangingSite.origin, closedOrigin];
    cmsWithWebhooks = await startCms({ withAdministrator: true, env: { SITE_ORIGINS: origins.join(",") } });
    publisher = await openContentManager(cmsWithWebhooks);
  }, 300_000);

  afterAll(async () => {
    await cmsWithWebhooks?.stop();
    await Promise.all([site?.stop(), hangingSite?.stop()]);
  });

  it("is sent at once after a publish, signed and without content, even if other sites are down", async () => {
    calls.length = 0;
    const { documentId } = await publisher.create(posts, { title: "Announced", slug: "announced" });
    await publisher.publish(posts, documentId);
    // The call to the hanging site has not timed out yet, so it did not delay the publish.
    expect(cmsWithWebhooks.logs()).not.toContain(`${hangingSite.origin} does not accept the webhook`);
    await vi.waitFor(() => expect(calls).toHaveLength(1), 1_000);
    const { headers, body } = calls[0] ?? { headers: {}, body: "?" };
    expect(body).toBe("");
    expect(JSON.stringify(headers)).not.toContain(cmsWithWebhooks.token);
    const timestamp = String(headers["ping-timestamp"]);
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(5);
    const key = createHash("sha256").update(`refresh-ping:${cmsWithWebhooks.token}`).digest();
    expect(headers["ping-signature"]).toBe(
      `sha256=${createHmac("sha256", key).update(timestamp).digest("hex")}`,
    );
  });

  it("is batched for many changes, and its failures are logged", async () => {
    const drafts = [];
    for (let index = 0; index < 20; index += 1) {
      drafts.push(await publisher.create(posts, { title: `Many ${index}`, slug: `many-${index}` }));
    }
    calls.length = 0;
    const documentIds = drafts.map(({ documentId }) => documentId);
    await publisher.publishMany(posts, documentIds);
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0), 1_000);
    const refusals = () => cmsWithWebhooks.logs().match(/http:[^ ]+(?= does not accept the webhook)/g);
    const expectedRefusals = new Set([closedOrigin, hangingSite.origin]);
    await vi.waitFor(() => expect(new Set(refusals())).toEqual(expectedRefusals), 20_000);
    expect(calls.length).toBeLessThanOrEqual(3);
  });
});
