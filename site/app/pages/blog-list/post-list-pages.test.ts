import { describe, expect, test } from "vitest";
import { type Post, type PostLibrary, postLibrary } from "~/content/model/model.ts";
import { blogsPath } from "~/content/model/site-pages.ts";
import { samplePost } from "../../../testing/sample-content.ts";
import { blogPage, postListPage } from "./post-list-pages.ts";

const posts = (count: number, category: Post["category"] = null): Post[] =>
  Array.from({ length: count }, (_, index) =>
    samplePost(index + 1, { category, slug: `${category?.slug ?? "post"}-${index + 1}` }),
  );

const slugs = (count: number, page: number) =>
  postListPage(posts(count), page)?.posts.map(({ slug }) => slug);

describe("pages of the blog list", () => {
  test("a page holds twelve posts, in the order of the list", () => {
    const all = posts(25).map(({ slug }) => slug);
    expect([1, 2, 3].map((page) => slugs(25, page))).toEqual([
      all.slice(0, 12),
      all.slice(12, 24),
      all.slice(24),
    ]);
  });

  test.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 2],
    [24, 2],
    [25, 3],
  ])("the list of %i posts has %i pages", (count, pageCount) => {
    expect(postListPage(posts(count), 1)?.pageCount).toBe(pageCount);
    expect(postListPage(posts(count), pageCount + 1)).toBeNull();
  });
});

describe("the page for a URL", () => {
  const building = { name: "Building", slug: "building" };
  const library: PostLibrary = postLibrary([...posts(25), ...posts(13, building)]);
  const pageAt = (path: string) => {
    const page = blogPage(library, `http://site.example${path}`);
    return page && { category: page.category?.name, first: page.posts[0]?.slug, number: page.number };
  };

  test.each([
    ["/blogs", { category: undefined, first: "post-1", number: 1 }],
    ["/blogs?page=2", { category: undefined, first: "post-13", number: 2 }],
    ["/blogs?category=building", { category: "Building", first: "building-1", number: 1 }],
    ["/blogs?page=2&category=building", { category: "Building", first: "building-13", number: 2 }],
  ])("%s shows %o", (path, expected) => {
    expect(pageAt(path)).toEqual(expected);
  });

  test.each([
    "/blogs?page=0",
    "/blogs?page=-1",
    "/blogs?page=1e3",
    "/blogs?page=two",
    "/blogs?page=",
    "/blogs?page=5",
    "/blogs?category=",
    "/blogs?category=unknown",
    "/blogs?category=building&page=3",
    "/blogs?category=constructor",
  ])("%s has no page", (path) => {
    expect(pageAt(path)).toBeNull();
  });

  test("lists the categories; each has a page", () => {
    const page = blogPage(library, "http://site.example/blogs");
    expect(page?.categories).toEqual([{ ...building, count: 13 }]);
    for (const { slug } of page?.categories ?? [])
      expect(pageAt(blogsPath({ category: slug }))).not.toBeNull();
  });

  test("finds a category whose slug has letters with accents", () => {
    const library = postLibrary(posts(1, { name: "Größe & Maß", slug: "größe-maß" }));
    expect(
      blogPage(library, `http://site.example${blogsPath({ category: "größe-maß" })}`)?.posts,
    ).toHaveLength(1);
  });
});
