import type { PostLibrary, PostSummary } from "~/content/model/model.ts";

const most = 3;

/** Up to three others to read next: the newest of the same category, then the newest of all. */
export function relatedPosts(
  library: Pick<PostLibrary, "all" | "inCategory">,
  { category, slug }: Pick<PostSummary, "category" | "slug">,
): readonly PostSummary[] {
  // So few of each are enough, however many there are: one may be the post itself, and three may be in both.
  const alike = category ? library.inCategory(category.slug).slice(0, most + 1) : [];
  const newest = library.all.slice(0, 2 * most + 1);
  const bySlug = new Map([...alike, ...newest].map((post) => [post.slug, post]));
  bySlug.delete(slug);
  return [...bySlug.values()].slice(0, most);
}
