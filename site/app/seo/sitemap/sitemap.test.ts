import { describe, expect, it } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import {
  sampleLandingPage,
  sampleNewsletter,
  samplePosts,
  sampleSite,
} from "../../../testing/sample-content.ts";
import { violations } from "../../../testing/schemas/validate-xml.ts";
import { libraryOf } from "../../../testing/snapshot.ts";
import { robots, sitemapIndex, sitemapPart } from "./sitemap.ts";

const { episodes } = bundledSite;

const contentOf = (postCount: number) => ({
  episodes,
  landingPages: [sampleLandingPage()],
  newsletters: [sampleNewsletter(2), sampleNewsletter(1)],
  posts: libraryOf(samplePosts(postCount)),
});

const locations = (document: string | null) =>
  [...(document ?? "").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe("the sitemap", () => {
  it("lists each part once, with the date of its newest entry", async () => {
    const index = sitemapIndex(contentOf(3), sampleSite);
    expect(await violations("sitemap.rng", index)).toEqual([]);
    expect(locations(index)).toEqual([
      "https://www.example.com/sitemap/pages.xml",
      "https://www.example.com/sitemap/newsletters.xml",
      "https://www.example.com/sitemap/posts-1.xml",
    ]);
    expect(index).toContain("posts-1.xml</loc><lastmod>2020-01-04T00:00:00.000Z</lastmod>");
  });

  it("lists pages, categories, issues and posts, and no page marked noindex", async () => {
    const content = contentOf(2);
    const pages = sitemapPart("pages", content, sampleSite);
    for (const part of ["pages", "newsletters", "posts-1"]) {
      expect(await violations("sitemap.rng", sitemapPart(part, content, sampleSite) ?? "")).toEqual([]);
    }
    expect(locations(pages)).toContain("https://www.example.com/");
    expect(locations(pages)).toContain("https://www.example.com/blogs?category=markets");
    expect(pages).toContain(
      "<loc>https://www.example.com/spring-2027</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod>",
    );
    expect(pages).not.toMatch(/404|thank-you|search|preview|requested|confirm|unsubscribe/);
    expect(locations(sitemapPart("newsletters", content, sampleSite))).toEqual([
      "https://www.example.com/files/2/issue.pdf",
      "https://www.example.com/files/1/issue.pdf",
    ]);
    expect(locations(sitemapPart("posts-1", content, sampleSite))).toEqual([
      "https://www.example.com/blog/post-1",
      "https://www.example.com/blog/post-2",
    ]);
  });

  it("has no empty parts, which the protocol forbids", () => {
    const empty = { episodes: [], landingPages: [], newsletters: [], posts: libraryOf([]) };
    expect(locations(sitemapIndex(empty, sampleSite))).toEqual(["https://www.example.com/sitemap/pages.xml"]);
    for (const name of ["newsletters", "posts-0", "posts-1", "posts-x", ""]) {
      expect(sitemapPart(name, empty, sampleSite), name).toBeNull();
    }
  });

  it("has parts of a thousand; a new post changes only the last part", () => {
    const before = contentOf(10_001);
    const after = contentOf(10_002);
    expect(locations(sitemapPart("posts-1", before, sampleSite)).length).toBe(1_000);
    expect(locations(sitemapPart("posts-11", before, sampleSite))).toEqual([
      "https://www.example.com/blog/post-10001",
    ]);
    expect(sitemapPart("posts-12", before, sampleSite)).toBeNull();
    expect(sitemapPart("posts-10", after, sampleSite)).toBe(sitemapPart("posts-10", before, sampleSite));
  });

  it("reads no post's text", () => {
    const { posts, ...rest } = contentOf(100);
    const unreadable = {
      ...posts,
      find() {
        throw new Error("A text was read");
      },
    };
    const content = { ...rest, posts: unreadable };
    expect(() => sitemapIndex(content, sampleSite)).not.toThrow();
    expect(() => sitemapPart("posts-1", content, sampleSite)).not.toThrow();
  });
});

describe("robots.txt", () => {
  it("excludes drafts and search results, and names the sitemap", () => {
    expect(robots(sampleSite)).toBe(
      "User-agent: *\nDisallow: /preview\nDisallow: /search\n\nSitemap: https://www.example.com/sitemap.xml\n",
    );
  });
});
