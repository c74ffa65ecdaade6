import type { PostCategory, PostLibrary, PostSummary } from "~/content/model/model.ts";

interface PostListPage {
  number: number;
  pageCount: number;
  /** Newest first. The first page shows its first post larger than the others. */
  posts: readonly PostSummary[];
}

export interface BlogPage extends PostListPage {
  categories: readonly PostCategory[];
  /** Null for all posts. */
  category: PostCategory | null;
}

const postsPerPage = 12;

/** Returns the page of posts at a URL, or null if the page or category does not exist. */
export function blogPage(library: PostLibrary, url: string): BlogPage | null {
  const query = new URL(url).searchParams;
  const requestedSlug = query.get("category");
  const category =
    requestedSlug === null ? null : library.categories.find(({ slug }) => slug === requestedSlug);
  if (category === undefined) return null;
  const posts = category ? library.inCategory(category.slug) : library.all;
  const page = postListPage(posts, pageNumber(query.get("page")));
  return page && { ...page, categories: library.categories, category };
}

/** Returns page `number`, counted from 1, or null. */
export function postListPage(posts: readonly PostSummary[], number: number): PostListPage | null {
  const pageCount = Math.max(1, Math.ceil(posts.length / postsPerPage));
  if (!Number.isInteger(number) || number < 1 || number > pageCount) return null;
  return { number, pageCount, posts: posts.slice((number - 1) * postsPerPage, number * postsPerPage) };
}

/** Parses the `page` parameter: 1 if it is absent, NaN if it is not a positive integer of at most six digits. */
function pageNumber(parameter: string | null): number {
  if (parameter === null) return 1;
  return /^[1-9]\d{0,5}$/.test(parameter) ? Number(parameter) : Number.NaN;
}
