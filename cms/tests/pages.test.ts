import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { openContentManager, publishedRedirects, redirects } from "./content-manager.ts";
import { callApi } from "./http.ts";
import { openMediaLibrary } from "./media-library.ts";
import { sharedCms } from "./shared-cms.ts";
import { watchContentVersions } from "./version-watcher.ts";

const pages = "api::page.page";

/** Query that the site sends: populates the files in sections too. */
const populateAll = "populate[hero][populate]=*&populate[sections][populate]=*&populate[sharedPicture]=true";

interface Page {
  slug: string;
  hero: { image: { url: string } };
  sections: { __component: string; [field: string]: unknown }[];
}

const cms = await sharedCms();
const contentManager = await openContentManager(cms);
const watcher = watchContentVersions(cms);
const library = await openMediaLibrary(cms);
const pictureId = (await library.upload("hero.png")).id;

beforeEach(async () => {
  await contentManager.removeAll(pages);
  await contentManager.removeAll(redirects);
  await watcher.catchUp();
});

const makePage = (title: string, fields: object = {}) => ({
  title,
  description: `What ${title} is about.`,
  hero: { image: pictureId, lead: "Read on.", withForm: true },
  inFooter: false,
  inResourcesMenu: false,
  ...fields,
});

const createPublished = (title: string, fields: object = {}) =>
  contentManager.createPublished(pages, makePage(title, fields));

const readPages = async (): Promise<Page[]> => (await callApi<Page[]>(cms, `/pages?${populateAll}`)).data;

describe("a campaign page", () => {
  it("is returned whole: its sections in order, with their files", async () => {
    const file = await library.upload("deck.png");
    await createPublished("Spring 2027", {
      sections: [
        { __component: "sections.text", text: "## Why now" },
        { __component: "sections.class-table" },
        { __component: "sections.download", file: file.id },
        { __component: "sections.form", title: "Ask us" },
      ],
    });
    const [page] = await readPages();
    expect(page).toMatchObject({ slug: "spring-2027", hero: { image: { url: expect.any(String) } } });
    expect(page?.sections).toMatchObject([
      { __component: "sections.text", text: "## Why now" },
      { __component: "sections.class-table" },
      { __component: "sections.download", file: { url: file.url } },
      { __component: "sections.form", title: "Ask us" },
    ]);
    expect(page).not.toHaveProperty("publishedSlug");
  });

  it("is read again by the site when a file in a section is replaced; a file that it uses cannot be deleted", async () => {
    const file = await library.upload("chart.png");
    const text = `![What it costs](${file.url})`;
    await createPublished("Spring 2027", {
      sections: [
        { __component: "sections.download", file: file.id },
        { __component: "sections.text", text },
      ],
    });
    await watcher.catchUp();
    await library.replace(file.id, "chart.png");
    expect(await watcher.changes()).toEqual(["pages files"]);
    await expect(library.remove(file.id)).rejects.toThrow("“Spring 2027”");
    await expect(library.remove(pictureId)).rejects.toThrow("“Spring 2027”");
  });

  it("cannot be published without a top picture or a description", async () => {
    for (const fields of [{ hero: null }, { hero: { lead: "No picture." } }, { description: null }]) {
      const { documentId } = await contentManager.create(pages, makePage("Unfinished", fields));
      await expect(contentManager.publish(pages, documentId)).rejects.toThrow("400");
    }
  });
});

describe("the path of a campaign page", () => {
  it("is made from its name; the old path redirects to a new one", async () => {
    const documentId = await createPublished("First name");
    await contentManager.publish(pages, documentId, { slug: "second" });
    expect(await publishedRedirects(cms)).toEqual(["/first-name → /second"]);
    await contentManager.publish(pages, documentId, { slug: "first-name" });
    expect(await publishedRedirects(cms)).toEqual(["/second → /first-name"]);
    await contentManager.remove(pages, documentId);
    expect(await publishedRedirects(cms)).toEqual([]);
  });

  it.each([
    ["about", "“/about” is an address of the site itself."],
    ["Spring", "Use lowercase letters, digits and single hyphens"],
    ["a.b", "Use lowercase letters, digits and single hyphens"],
  ])("cannot be /%s", async (slug, message) => {
    const creation = contentManager.create(pages, makePage("Page", { slug }));
    await expect(creation).rejects.toThrow(message);
    await expect(creation).rejects.toThrow('"path":["slug"]');
  });

  it("ends a redirect from it when the page is published", async () => {
    await contentManager.publish(pages, await createPublished("One"), { slug: "two" });
    await createPublished("One");
    expect(await publishedRedirects(cms)).toEqual([]);
  });

  it("cannot be redirected while the page is published", async () => {
    await createPublished("Spring 2027");
    const redirect = contentManager.create(redirects, { from: "/spring-2027", to: "/contact" });
    await expect(redirect).rejects.toThrow("“/spring-2027” is a page of the site.");
  });

  it("cannot be a path of the site itself", async () => {
    const routes = readFileSync(new URL("../../site/app/routes.ts", import.meta.url), "utf8");
    const server = readFileSync(new URL("../../site/server/site.ts", import.meta.url), "utf8");
    const paths = [
      ...routes.matchAll(/"\/?([a-z][\w-]*)(?:\/[^".]*)?"(?:, "|:)/g),
      ...server.matchAll(/\bhandle\(\s*"\/([\w-]+)"/g),
    ];
    const names = new Set(paths.map(([, name = ""]) => name));
    expect([...names]).toEqual(expect.arrayContaining(["about", "blog", "refresh-ping", "readyz"]));
    for (const slug of [...names, "admin", "files", "healthz", "pictures", "social", "static"]) {
      await expect(contentManager.create(pages, makePage("Page", { slug })), slug).rejects.toThrow(
        "of the site itself",
      );
    }
  });
});
