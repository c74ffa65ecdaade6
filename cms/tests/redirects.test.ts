import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import sitePages from "../src/content-rules/rules/site-pages.json" with { type: "json" };
import { openContentManager, posts, publishedRedirects, redirects } from "./content-manager.ts";
import { sharedCms } from "./shared-cms.ts";

const cms = await sharedCms();
const contentManager = await openContentManager(cms);

beforeEach(async () => {
  await contentManager.removeAll(posts);
  await contentManager.removeAll(redirects);
});

const createPost = (slug: string) => contentManager.createPublished(posts, { title: `Post ${slug}`, slug });
const createRedirect = (from: string, to: string) => contentManager.createPublished(redirects, { from, to });

describe("when a published post gets a new path", () => {
  it("the old path redirects to the new one at once", async () => {
    const post = await createPost("old");
    await contentManager.update(posts, post, { slug: "new" });
    expect(await publishedRedirects(cms)).toEqual([]);
    await contentManager.publish(posts, post);
    expect(await publishedRedirects(cms)).toEqual(["/blog/old → /blog/new"]);
  });

  it("all earlier paths redirect directly to the newest one, without a loop", async () => {
    const post = await createPost("one");
    for (const slug of ["two", "three"]) await contentManager.publish(posts, post, { slug });
    expect(await publishedRedirects(cms)).toEqual(["/blog/one → /blog/three", "/blog/two → /blog/three"]);
    await contentManager.publish(posts, post, { slug: "one" });
    expect(await publishedRedirects(cms)).toEqual(["/blog/three → /blog/one", "/blog/two → /blog/one"]);
  });

  it("an editor's redirect to the old path now leads to the new one", async () => {
    const post = await createPost("spring");
    await createRedirect("/campaign", "/blog/spring");
    await contentManager.publish(posts, post, { slug: "summer" });
    expect(await publishedRedirects(cms)).toEqual([
      "/blog/spring → /blog/summer",
      "/campaign → /blog/summer",
    ]);
  });

  it("an unpublished post's old path leads to the new one too, once the post is published again", async () => {
    const post = await createPost("before");
    await contentManager.unpublish(posts, post);
    await contentManager.publish(posts, post, { slug: "after" });
    expect(await publishedRedirects(cms)).toEqual(["/blog/before → /blog/after"]);
  });

  it("a draft's old path does not redirect", async () => {
    const { documentId } = await contentManager.create(posts, { title: "Draft", slug: "draft" });
    await contentManager.publish(posts, documentId, { slug: "final" });
    expect(await publishedRedirects(cms)).toEqual([]);
  });

  it("a duplicate has no old paths", async () => {
    const post = await createPost("original");
    const copy = await contentManager.duplicate(posts, post, { title: "Copy", slug: "copy" });
    await contentManager.publish(posts, copy.documentId);
    expect(await publishedRedirects(cms)).toEqual([]);
  });

  it("another post that takes the old path ends the redirect", async () => {
    const post = await createPost("taken");
    await contentManager.publish(posts, post, { slug: "moved" });
    await createPost("taken");
    expect(await publishedRedirects(cms)).toEqual([]);
  });

  it("nothing changes if the publish is refused", async () => {
    const post = await createPost("kept");
    await expect(contentManager.publish(posts, post, { title: null, slug: "lost" })).rejects.toThrow("400");
    expect(await publishedRedirects(cms)).toEqual([]);
  });
});

describe("when a post is deleted", () => {
  it("its own redirects are deleted; an editor's redirect stays", async () => {
    const post = await createPost("gone-1");
    await contentManager.publish(posts, post, { slug: "gone-2" });
    await createRedirect("/flyer", "/blog/gone-2");
    await contentManager.remove(posts, post);
    expect(await publishedRedirects(cms)).toEqual(["/flyer → /blog/gone-2"]);
  });
});

describe("an editor's redirect", () => {
  it("is stored in the form that the site uses, also when it is changed", async () => {
    const redirect = await createRedirect(
      " https://www.example.com/old-page/ ",
      "http://localhost:3000/about",
    );
    expect(await publishedRedirects(cms)).toEqual(["/old-page → /about"]);
    await contentManager.publish(redirects, redirect, { to: "/contact/" });
    expect(await publishedRedirects(cms)).toEqual(["/old-page → /contact"]);
  });

  it("is refused on save, with the reason at the field", async () => {
    await createPost("lively");
    await createRedirect("/first", "/blog/lively");
    for (const [from, to, message] of [
      ["/about", "/contact", "“/about” is a page of the site."],
      ["/x", "/x?utm=1", "This is the old address itself."],
      ["/second", "/first", "There is no page at /first."],
      ["/x", "/blog/nobody-wrote-it?utm=1", "There is no page at /blog/nobody-wrote-it?utm=1."],
      ["/x", "/404", "There is no page at /404."],
      ["/blog/lively", "/contact", "“/blog/lively” is a page of the site."],
    ] as const) {
      // A redirect that claims to come from a rename is checked too.
      const creation = contentManager.create(redirects, { from, to, automatic: true });
      await expect(creation, from).rejects.toThrow(message);
      await expect(creation, from).rejects.toThrow('"path":["');
    }
    await expect(createRedirect("/first", "/about")).rejects.toThrow("is already used by another entry");
  });

  it("is published although another draft lacks an address", async () => {
    await contentManager.create(redirects, { from: "/unfinished" });
    await createRedirect("/flyer", "/about");
    expect(await publishedRedirects(cms)).toEqual(["/flyer → /about"]);
  });

  it("may lead to a page, with a query or a fragment, and to a file", async () => {
    await createPost("lively");
    for (const to of ["/contact?project=a#form", "/blog/lively", "/decks/deck.pdf"]) {
      const redirect = await createRedirect("/flyer", to);
      expect(await publishedRedirects(cms)).toEqual([`/flyer → ${to}`]);
      await contentManager.remove(redirects, redirect);
    }
  });
});

it("site-pages.json lists every route of the site that is a page with a fixed path", () => {
  const table = readFileSync(new URL("../../site/app/routes.ts", import.meta.url), "utf8");
  const routes = [...table.matchAll(/\broute\("([^":*]+)"/g)].map(([, route]) => `/${route}`);
  const pages = routes.filter((route) => !route.startsWith("/gallery") && !route.includes("."));
  expect(pages.length).toBeGreaterThan(10);
  expect(sitePages).toEqual(expect.arrayContaining(pages));
});
