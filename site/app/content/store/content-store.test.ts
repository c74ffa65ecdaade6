import { afterEach, describe, expect, it, vi } from "vitest";
import {
  type ContentService,
  type ContentServiceOptions,
  newsletters,
  offeringEntry,
  postEntry,
  posts,
  settingsEntry,
  termEntry,
} from "../../../testing/content-service.ts";
import { startServiceForTest, storesForTest, type TestedStore } from "../../../testing/content-store.ts";
import { pngOf } from "../../../testing/test-picture.ts";

const stores = storesForTest();
afterEach(() => stores.close());

async function serviceWithPosts(count: number, options?: ContentServiceOptions): Promise<ContentService> {
  const service = await startServiceForTest(options);
  service.putPosts(count);
  return service;
}

/** Opens a store that has read the service, and clears the service's `requests`. */
async function readStore(service: ContentService): Promise<TestedStore> {
  const store = await stores.readStore(service.apiUrl);
  service.requests.length = 0;
  return store;
}

const slugsOf = (store: TestedStore) => store.current().posts.all.map(({ slug }) => slug);

const versionsCall = "/api/content-versions?";
const fields = ["documentId", "isSample", "publishedAt", "slug", "updatedAt"];
const stampsCall = `/api/${posts}?${fields.map((name, index) => `fields[${index}]=${name}&`).join("")}sort=id:asc&pagination[pageSize]=100`;
const call1 = (slug: string) => `/api/${posts}?filters[slug][$eq]=${slug}&populate=image`;

describe("with content versions, the store", () => {
  it("requests only a changed post, by call 1", async () => {
    const service = await serviceWithPosts(3);
    const store = await readStore(service);
    const { version } = store.current();
    service.put(posts, postEntry(2, { title: "Another title", body: "Another text." }));
    await store.sync();
    expect(service.requests).toEqual([versionsCall, stampsCall, call1("post-2")]);
    expect(store.current().version).not.toBe(version);
    expect(store.current().posts.find("post-2")).toMatchObject({
      title: "Another title",
      bodyHtml: "<p>Another text.</p>",
    });
  });

  it("adds new posts in order, moves renamed ones to their new URL, and removes unpublished ones", async () => {
    const service = await serviceWithPosts(3);
    const store = await readStore(service);
    service.put(posts, postEntry(4, { publishedAt: postEntry(2).publishedAt, slug: "a-late-one" }));
    service.put(posts, postEntry(2, { slug: "moved" }));
    await store.sync();
    expect(slugsOf(store)).toEqual(["post-3", "a-late-one", "moved", "post-1"]);
    expect(store.current().posts.find("post-2")).toBeNull();
    service.requests.length = 0;
    service.remove(posts, "post2");
    await store.sync();
    expect(slugsOf(store)).toEqual(["post-3", "a-late-one", "post-1"]);
    const alone = `/api/${posts}?filters[documentId][$eq]=post2&populate=image`;
    expect(service.requests).toEqual([versionsCall, stampsCall, alone]);
  });

  it("reads the whole list when files have changed, without building unchanged entries again", async () => {
    const service = await serviceWithPosts(3);
    const store = await readStore(service);
    const before = store.current();
    service.changeFiles();
    service.put(posts, postEntry(4));
    await store.sync();
    expect(slugsOf(store)).toEqual(["post-4", "post-3", "post-2", "post-1"]);
    expect(service.requests.filter((url) => url.includes("filters"))).toEqual([]);
    expect(store.current().posts.find("post-1")).toEqual(before.posts.find("post-1"));
    service.requests.length = 0;
    await store.sync();
    expect(service.requests).toEqual([versionsCall]);
  });

  it("keeps its content and reports an error when another installation responds at the same URL", async () => {
    const service = await serviceWithPosts(3);
    const store = await readStore(service);
    const before = store.current();
    service.changeInstallation();
    service.remove(posts, "post1");
    await store.sync();
    expect(store.current()).toBe(before);
    expect(store.status().problems).toEqual([
      "content versions: The content service has the database of another installation: its content is not shown. If this is intended, delete content.json in DATA_DIR/site and start the site again",
    ]);
    expect(service.requests.slice(1)).toEqual([]);
  });

  it("keeps its content while the versions cannot be read", async () => {
    const service = await serviceWithPosts(2);
    const store = await readStore(service);
    const before = store.current();
    service.put(posts, postEntry(2, { title: "Changed" }));
    service.respondWith("content-versions", 500);
    await store.sync();
    expect(store.current()).toBe(before);
    expect(store.status().problems).toEqual(["content versions: Refused"]);
    expect(service.requests).toEqual([versionsCall]);
  });

  it("reads a whole type other than posts when one of its entries has changed", async () => {
    const service = await serviceWithPosts(0, { types: ["glossary-terms"] });
    const store = await readStore(service);
    service.put("glossary-terms", termEntry);
    service.putNewsletter("november");
    await store.sync();
    expect(store.current().glossary).toEqual([{ term: "Units", meaning: "7" }]);
    expect(service.requests.toSorted()).toEqual(
      [
        versionsCall,
        `/api/${newsletters}?sort=publishedAt:desc`,
        `/api/${newsletters}?populate=*&sort=publishedAt:desc`,
        "/api/glossary-terms?populate=*&sort=id:asc&pagination[pageSize]=100",
        "/uploads/november.pdf",
      ].toSorted(),
    );
    // Files that take over a second are shown after a later sync.
    await vi.waitFor(async () => {
      await store.sync();
      expect(store.current().newsletters).toMatchObject([{ name: "november", sizeBytes: 17 }]);
    }, 20_000);
  });
});

describe("without content versions, the store", () => {
  it("reads by calls 2 to 4 of the specification; by call 4 only if the response to call 3 has changed", async () => {
    const service = await serviceWithPosts(2, { hasVersions: false });
    service.putNewsletter("november");
    const store = await stores.readStore(service.apiUrl);
    const call2 = `/api/${posts}?populate=image&sort=publishedAt:desc`;
    const call3 = `/api/${newsletters}?sort=publishedAt:desc`;
    const call4 = `/api/${newsletters}?populate=*&sort=publishedAt:desc`;
    expect(service.requests).toEqual(expect.arrayContaining([call2, call3, call4]));
    service.requests.length = 0;
    service.put(posts, postEntry(1, { title: "Changed" }));
    await store.sync();
    expect(service.requests.toSorted()).toEqual([call2, call3].toSorted());
    expect(store.current().posts.find("post-1")?.title).toBe("Changed");
  });

  it.each([
    ["without a token", undefined, 200],
    ["with an unknown token", "another", 401],
    ["with a token that allows less", "lesser", 403],
  ])("reads everything if the versions are refused to a site %s", async (_name, apiToken, status) => {
    const problems =
      status === 401 ? [expect.stringMatching(/does not know the content API token.*same SECRET/)] : [];
    const service = await serviceWithPosts(2);
    service.respondWith("content-versions", status);
    const store = await stores.readStore(service.apiUrl, { apiToken });
    service.put(posts, postEntry(1, { title: "Changed" }));
    await store.sync();
    expect(store.current().posts.find("post-1")?.title).toBe("Changed");
    service.remove(posts, "post2");
    await store.sync();
    expect(store.current().posts.find("post-2")).toBeNull();
    expect(store.status()).toMatchObject({ from: "content service", problems });
    expect(service.requests.filter((url) => url.includes("content-versions"))).toHaveLength(1);
  });
});

it.each([
  [403, "with", true],
  [404, "with", true],
  [403, "without", false],
])(
  "keeps the last entries of a type that the service refuses with %d, and reports the refusal, %s content versions",
  async (status, _with, hasVersions) => {
    const service = await serviceWithPosts(1, { hasVersions });
    service.put("glossary-terms", termEntry);
    const store = await readStore(service);
    const { glossary } = store.current();
    expect(glossary).toEqual([{ term: "Units", meaning: "7" }]);
    service.put("glossary-terms", { ...termEntry, meaning: "8" });
    service.respondWith("glossary-terms", status);
    await store.sync();
    expect(store.current().glossary).toEqual(glossary);
    expect(store.status().problems).toEqual(["glossary-terms: Refused"]);
    expect(store.logged.join()).toContain("glossary-terms: Refused");
    service.respondWith("glossary-terms", 200);
    stores.passPause();
    await store.sync();
    expect(store.current().glossary).toEqual([{ term: "Units", meaning: "8" }]);
    expect(store.status().problems).toEqual([]);
  },
);

it("counts a service as refusing newsletters while it responds 500 to everything and was never read", async () => {
  const service = await serviceWithPosts(0);
  const everything = ["content-versions", posts, newsletters];
  for (const type of everything) service.respondWith(type, 500);
  const store = await readStore(service);
  expect(store.current().newslettersRefused).toBe(true);
  expect(store.status().problems).toEqual(["content versions: Refused", `${newsletters}: Refused`]);
  for (const type of everything) service.respondWith(type, 200);
  stores.passPause();
  await store.sync();
  expect(store.current().newslettersRefused).toBe(false);
  expect(store.status().problems).toEqual([]);
});

describe("settings and figures", () => {
  const settings = { ...settingsEntry, brand: "Prairie Homes", email: "hello@prairie.example" };
  const offering = { ...offeringEntry, minimumInvestment: "$75,000" };
  const unpublishedProblem = (type: string) =>
    `${type}: nothing is published, so the site shows the last published version: publish it in the panel`;

  const serviceWithOwnSettings = async (options?: ContentServiceOptions) => {
    const service = await serviceWithPosts(1, options);
    service.put("site-setting", settings);
    service.put("offering", offering);
    return service;
  };
  const shownBy = (store: TestedStore) => {
    const { offering, settings } = store.current();
    return [store.hasContent(), settings.brand, offering.minimumInvestment];
  };
  const ownValues = [true, "Prairie Homes", "$75,000"];

  it.each([
    ["unpublished", true],
    ["removed from a service without versions", false],
  ])("that are %s keep their last published values, and are reported", async (_how, hasVersions) => {
    const service = await serviceWithOwnSettings({ hasVersions });
    const store = await readStore(service);
    expect(shownBy(store)).toEqual(ownValues);
    service.remove("site-setting", "settings");
    service.remove("offering", "offering");
    await store.sync();
    expect(shownBy(store)).toEqual(ownValues);
    expect(store.status().problems).toEqual([
      unpublishedProblem("site-setting"),
      unpublishedProblem("offering"),
    ]);
    expect(store.logged.join()).toContain(unpublishedProblem("offering"));
    store.close();

    const again = await readStore(service);
    expect(shownBy(again)).toEqual(ownValues);
    stores.passPause();
    await again.sync();
    expect(shownBy(again)).toEqual(ownValues);
    service.put("site-setting", { ...settings, brand: "Prairie Homes II", documentId: "another" });
    service.put("offering", offering);
    stores.passPause();
    await again.sync();
    expect(shownBy(again)).toEqual([true, "Prairie Homes II", "$75,000"]);
    expect(again.status().problems).toEqual([]);
  });

  it.each([
    ["site-setting", settings],
    ["offering", offering],
  ])("of which %s was never published keep the site from showing anything", async (type, entry) => {
    const service = await serviceWithOwnSettings();
    service.remove(type, entry.documentId);
    const store = await readStore(service);
    expect(store.hasContent()).toBe(false);
    expect(store.status()).toMatchObject({
      from: "nothing yet",
      problems: [`${type}: nothing is published, so the site responds with 503: publish it in the panel`],
    });
    service.put(type, entry);
    await store.sync();
    expect(shownBy(store)).toEqual(ownValues);
    expect(store.status()).toMatchObject({ from: "content service", problems: [] });
  });

  it("with an invalid field keep its last valid value, also after a restart", async () => {
    const service = await serviceWithOwnSettings();
    const store = await readStore(service);
    service.put("site-setting", { ...settings, email: "nobody", phone: "(605) 555-0199" });
    await store.sync();
    const contacts = ({ current }: typeof store) => {
      const { email, phone } = current().settings;
      return { email, phone };
    };
    expect(contacts(store)).toEqual({ email: "hello@prairie.example", phone: "(605) 555-0199" });
    expect(store.status().invalid).toEqual(["site-setting: email: must be an email address"]);
    store.close();
    const again = await readStore(service);
    service.put("site-setting", { ...settings, email: "nobody", phone: "(605) 555-0123" });
    await again.sync();
    expect(contacts(again)).toEqual({ email: "hello@prairie.example", phone: "(605) 555-0123" });
  });
});

it("leaves out and reports invalid entries, and shows the others", async () => {
  const service = await serviceWithPosts(2, { types: ["glossary-terms"] });
  service.put(posts, postEntry(3, { title: "" }));
  service.put("glossary-terms", { documentId: "s1", id: 1, term: "Too few", meaning: "" });
  service.put("glossary-terms", { ...termEntry, documentId: "s2", id: 2 });
  const store = await readStore(service);
  expect(slugsOf(store)).toEqual(["post-2", "post-1"]);
  expect(store.current().glossary).toHaveLength(1);
  expect(store.status().invalid).toEqual([
    expect.stringMatching(/^mail-box-money-blogs: post-3: title/),
    expect.stringMatching(/^glossary-terms: Too few: meaning/),
  ]);
  service.put(posts, postEntry(3, { title: "Mended" }));
  service.put("glossary-terms", { documentId: "s1", id: 1, term: "Enough", meaning: "1" });
  await store.sync();
  expect(slugsOf(store)).toHaveLength(3);
  expect(store.status().invalid).toEqual([]);
});

describe("files", () => {
  const picture = (name: string) => ({ url: `/uploads/${name}.png`, alternativeText: name });

  it("that are unavailable leave a new post without its picture, and a known one unchanged", async () => {
    const service = await serviceWithPosts(2);
    const store = await readStore(service);
    service.respondWith("uploads", 500);
    service.put(posts, postEntry(2, { title: "Changed", image: picture("late") }));
    service.put(posts, postEntry(3, { title: "New", image: picture("late") }));
    await store.sync();
    const titles = () => store.current().posts.all.map(({ title }) => title);
    expect(titles()).toEqual(["New", "Post 2", "Post 1"]);
    expect(store.current().posts.find("post-3")?.image).toBeNull();
    expect(store.status().problems.join()).toContain("/uploads/late.png responded with status 500");
    // Other changes are read meanwhile.
    service.put(posts, postEntry(1, { title: "Changed too" }));
    await store.sync();
    expect(titles()).toEqual(["New", "Post 2", "Changed too"]);
    expect(store.status().problems.join()).toContain("late.png");

    service.respondWith("uploads", 200);
    service.files.set("/uploads/late.png", await pngOf(30, 20));
    stores.passPause();
    await store.sync();
    expect(titles()).toEqual(["New", "Changed", "Changed too"]);
    expect(store.current().posts.find("post-3")?.image).toMatchObject({ alt: "late", width: 30 });
    expect(store.status().problems).toEqual([]);
  });

  it("in a text are copied, and again after they were replaced at their URL", async () => {
    const service = await serviceWithPosts(1);
    service.files.set("/uploads/court.png", await pngOf(30, 20));
    const body = "![A court](https://admin.example.com/uploads/court.png)";
    service.put(posts, postEntry(1, { body }));
    const store = await readStore(service);
    const pictureUrl = () => / src="([^"]+)"/.exec(store.current().posts.find("post-1")?.bodyHtml ?? "")?.[1];
    const before = pictureUrl();
    expect(before).toMatch(/^\/files\//);
    /** A file that takes over a second is shown after a later sync. */
    const nextUrl = (last?: string) =>
      vi.waitFor(async () => {
        stores.passPause();
        await store.sync();
        expect(pictureUrl()).not.toBe(last);
        expect(pictureUrl()).toMatch(/^\/files\//);
        return pictureUrl();
      }, 20_000);

    // The post has a new date and the same text.
    service.files.set("/uploads/court.png", await pngOf(40, 20));
    service.put(posts, postEntry(1, { body }));
    const after = await nextUrl(before);

    // The post is unchanged, but the version of its files is not.
    service.files.set("/uploads/court.png", await pngOf(60, 20));
    service.changeFiles();
    await nextUrl(after);
  });
});
