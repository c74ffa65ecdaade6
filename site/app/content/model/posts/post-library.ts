import type { Post, PostCategory, PostLibrary, PostSummary } from "../model.ts";

/** Makes a library of posts, given newest first. `findWhole` returns a post with its text. */
export function postLibrary(
  all: readonly PostSummary[],
  findWhole: (slug: string) => Post | null,
): PostLibrary {
  const places = new Map(all.map(({ slug }, index) => [slug, index]));
  const byCategory = Map.groupBy(
    all.filter(({ category }) => category !== null),
    ({ category }) => category?.slug ?? "",
  );
  const categories: PostCategory[] = [...byCategory].map(([slug, posts]) => ({
    count: posts.length,
    name: posts[0]?.category?.name ?? slug,
    slug,
  }));
  return {
    all,
    categories: categories.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    find: (slug) => (places.has(slug) ? findWhole(slug) : null),
    inCategory: (slug) => byCategory.get(slug) ?? [],
    indexOf: (slug) => places.get(slug) ?? -1,
  };
}
