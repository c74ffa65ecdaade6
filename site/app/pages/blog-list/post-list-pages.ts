import type { PostLibrary, PostSummary } from "~/content/model/model.ts";

const postsPerPage = 12;

export type BlogPage = NonNullable<ReturnType<typeof blogPage>>;

/** Returns the page of posts at a URL; null if it does not exist. On pages of all posts, `category` is null. */
export function blogPage(library: PostLibrary, url: string) {
  const query = new URL(url).searchParams;
  const requestedSlug = query.get("category");
  const category =
    requestedSlug === null ? null : library.categories.find(({ slug }) => slug === requestedSlug);
  if (category === undefined) return null;
  const posts = category ? library.inCategory(category.slug) : library.all;
  const page = postListPage(posts, pageNumber(query.get("page")));
  return page && { ...page, categories: library.categories, category };
}

/** Returns page `number`, counted from 1, of posts in the given order; null if there is none. Page 1 always exists. */
export function postListPage(posts: readonly PostSummary[], number: number) {
  const pageCount = Math.max(1, Math.ceil(posts.length / postsPerPage));
  if (!Number.isInteger(number) || number < 1 || number > pageCount) return null;
  return { number, pageCount, posts: posts.slice((number - 1) * postsPerPage, number * postsPerPage) };
}

/** Parses the `page` parameter: 1 if it is absent, NaN if it is not a positive integer of at most six digits. */
function pageNumber(parameter: string | null): number {
  if (parameter === null) return 1;
  return /^[1-9]\d{0,5}$/.test(parameter) ? Number(parameter) : Number.NaN;
}
