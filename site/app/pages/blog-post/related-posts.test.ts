import { describe, expect, test } from "vitest";
import { type Post, postLibrary } from "~/content/model/model.ts";
import { samplePost } from "../../../testing/sample-content.ts";
import { relatedPosts } from "./related-posts.tsx";

const post = (slug: string, category?: string): Post =>
  samplePost(1, { category: category ? { name: category, slug: category } : null, slug });

function related(posts: readonly Post[], to: Post): string[] {
  return relatedPosts(postLibrary(posts), to).map(({ slug }) => slug);
}

describe("related posts", () => {
  // The slug of a post is its category and its index. The last post has no category.
  const posts = ["a", "b", "a", "b", "a", "a", ""].map((category, index) =>
    post(`${category}${index}`, category),
  );

  test.each([
    [0, ["a2", "a4"]],
    [1, ["b3", "a0"]],
    [5, ["a0", "a2"]],
    [6, ["a0", "b1"]],
  ])(
    "of post %i come from its category first, then from the newest, without the post itself",
    (index, slugs) => {
      const to = posts[index];
      expect(to && related(posts, to)).toEqual(slugs);
    },
  );

  test("are fewer than two if the blog has few posts", () => {
    const only = post("only", "a");
    expect(related([only], only)).toEqual([]);
    expect(related([only, post("other")], only)).toEqual(["other"]);
  });
});
