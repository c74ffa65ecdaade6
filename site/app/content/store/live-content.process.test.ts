/** @module-tag slow */
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "../../../../cms/testing/running-cms.mjs";
import { type Editor, editorOf, newsletters, posts } from "../../../../cms/tests/editor.ts";
import { storesForTest, type TestedStore } from "../../../testing/content-store.ts";
import { createStrapiClient } from "../strapi/strapi-client.server.ts";

const contentDir = path.join(import.meta.dirname, "../../../../samples/content");
const projectCards = "api::project-card.project-card";

const stores = storesForTest();
let cms: RunningCms;
let editor: Editor;
let store: TestedStore;
/** URLs that the store requested since the last call. */
let asked: string[] = [];

beforeAll(async () => {
  cms = await startCms({ withEditor: true, contentDir, env: { SITE_ORIGINS: "off" } });
  editor = await editorOf(cms);
  store = await openStore();
  await store.sync();
});
afterAll(async () => {
  stores.close();
  await cms.stop();
});

async function openStore(): Promise<TestedStore> {
  const client = createStrapiClient(cms.apiUrl);
  return stores.store(cms.apiUrl, {
    accessKey: cms.token,
    client: {
      apiUrl: cms.apiUrl,
      get(address, query, key) {
        asked.push(address);
        return client.get(address, query, key);
      },
    },
  });
}

/** Returns what is shown after the next poll. */
async function shown() {
  asked = [];
  await store.sync();
  expect(store.status().problems).toEqual([]);
  return store.current();
}

async function published(slug: string): Promise<string> {
  const { documentId } = await editor.create(posts, {
    title: `Title of ${slug}`,
    slug,
    body: `Text of ${slug}.`,
  });
  await editor.publish(posts, documentId);
  return documentId;
}

describe("an editor's change is live after one poll, which requests only that change", () => {
  it("publishing a post", async () => {
    await published("new-post");
    const { posts } = await shown();
    expect(posts.all[0]).toMatchObject({ slug: "new-post", title: "Title of new-post" });
    expect(posts.find("new-post")?.bodyHtml).toBe("<p>Text of new-post.</p>");
    expect(asked).toEqual(["/content-versions", "/mail-box-money-blogs", "/mail-box-money-blogs"]);
  });

  it("changing its text and slug", async () => {
    const documentId = await published("first-address");
    const { posts: before } = await shown();
    await editor.publish(posts, documentId, { slug: "second-address", body: "Changed." });
    const { posts: after, redirects } = await shown();
    expect(after.all).toHaveLength(before.all.length);
    expect(after.find("first-address")).toBeNull();
    expect(after.find("second-address")?.bodyHtml).toBe("<p>Changed.</p>");
    expect(redirects).toContainEqual({ from: "/blog/first-address", to: "/blog/second-address" });
  });

  it("saving a draft changes nothing", async () => {
    const documentId = await published("with-draft");
    const before = await shown();
    await editor.update(posts, documentId, { title: "Only a draft" });
    expect(await shown()).toBe(before);
    const draft = await store.readDraft("mail-box-money-blogs", documentId);
    expect(draft?.content.posts.find("with-draft")?.title).toBe("Only a draft");
  });

  it("unpublishing and deleting", async () => {
    const [one, other] = [await published("unpublished"), await published("deleted")];
    expect((await shown()).posts.find("deleted")).not.toBeNull();
    await editor.unpublish(posts, one);
    await editor.remove(posts, other);
    const { posts: left } = await shown();
    expect([left.find("unpublished"), left.find("deleted")]).toEqual([null, null]);
  });

  it("changing a project's progress, and a field of one page", async () => {
    const card = (await editor.list(projectCards)).find(({ title }) => title === "Bluestem Reserve");
    const home = { asOf: "2026-11-20", ongoing: true, progress: 91, remainingAmount: "$290k" };
    await editor.publish(projectCards, card?.documentId ?? "none", { home, leaveOther: true });
    const { pastOpportunities, projects } = await shown();
    expect(projects[0]).toMatchObject({ title: "Bluestem Reserve", ...home });
    expect(pastOpportunities[0]).toMatchObject({ title: "Bluestem Reserve", progress: 90 });
    expect(asked).toEqual(["/content-versions", "/project-cards"]);
    const draft = await store.readDraft("project-cards", card?.documentId ?? "none");
    expect(draft?.problems).toEqual([]);
    expect(draft?.content.projects?.[0]?.progress).toBe(91);
  });

  it("unpublishing a newsletter", async () => {
    const before = await shown();
    const [first] = await editor.list(newsletters);
    await editor.unpublish(newsletters, first?.documentId ?? "none");
    expect((await shown()).newsletters).toHaveLength(before.newsletters.length - 1);
  });

  it("a restart of the content service loses and repeats nothing", async () => {
    const before = await shown();
    const { dataDir, env, port } = cms;
    await cms.kill();
    await store.sync();
    expect(store.current()).toBe(before);
    expect(store.status().problems).toEqual([expect.stringMatching(/^content versions: fetch failed/)]);
    cms = await startCms({ contentDir, dataDir, env, port });
    editor = await editorOf(cms);
    await published("after-the-restart");
    await store.sync();
    expect((await shown()).posts.all.map(({ slug }) => slug)).toContain("after-the-restart");
  });

  it("a restart of the site loses and repeats nothing", async () => {
    const before = await shown();
    store.close();
    store = await openStore();
    expect(store.current().version).toBe(before.version);
    await published("meanwhile");
    expect((await shown()).posts.all).toHaveLength(before.posts.all.length + 1);
  });
});
