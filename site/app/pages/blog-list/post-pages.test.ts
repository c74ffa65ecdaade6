import { describe, expect, test } from "vitest";
import type { Post } from "~/content/model.ts";
import { pageNumberOf, postPage } from "./post-pages.ts";

function posts(count: number): Post[] {
  return Array.from({ length: count }, (_, index) => ({
    author: null,
    bodyHtml: "<p>Body</p>",
    excerpt: "",
    image: null,
    publishedAt: "2026-11-12T14:00:00Z",
    readingMinutes: 4,
    slug: `post-${index + 1}`,
    title: `Post ${index + 1}`,
    updatedAt: "2026-11-12T14:00:00Z",
  }));
}

const slugs = (count: number, page: number) => postPage(posts(count), page)?.posts.map(({ slug }) => slug);

describe("pages of the blog list", () => {
  test("the first page holds the newest post and nine cards", () => {
    expect(slugs(25, 1)).toHaveLength(10);
    expect(slugs(25, 1)?.at(0)).toBe("post-1");
  });

  test("every post is on exactly one page", () => {
    const all = [1, 2, 3].flatMap((page) => slugs(25, page) ?? []);
    expect(all).toEqual(posts(25).map(({ slug }) => slug));
  });

  test.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [19, 2],
    [20, 3],
  ])("%i posts fill %i pages", (count, pageCount) => {
    expect(postPage(posts(count), 1)?.pageCount).toBe(pageCount);
    expect(postPage(posts(count), pageCount + 1)).toBeNull();
  });

  test("bodies are left out", () => {
    expect(postPage(posts(1), 1)?.posts[0]).not.toHaveProperty("bodyHtml");
  });

  test.each([
    ["/blogs", 1],
    ["/blogs?page=2", 2],
    ["/blogs?page=0", Number.NaN],
    ["/blogs?page=-1", Number.NaN],
    ["/blogs?page=1e3", Number.NaN],
    ["/blogs?page=two", Number.NaN],
    ["/blogs?page=", Number.NaN],
  ])("%s asks for page %d", (path, number) => {
    expect(pageNumberOf(`http://site.example${path}`)).toBe(number);
  });
});
