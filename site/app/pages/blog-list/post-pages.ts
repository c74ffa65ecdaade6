import type { PostCategory, PostLibrary, PostSummary } from "~/content/model/model.ts";

interface PostPage {
  number: number;
  pageCount: number;
  /** Newest first. The first page features its first post. */
  posts: readonly PostSummary[];
}

export interface BlogPage extends PostPage {
  categories: readonly PostCategory[];
  /** Null for all posts. */
  category: PostCategory | null;
}

const cardsPerPage = 9;

/** Returns the page of posts at a URL, or null if the page or category does not exist. */
export function blogPage(library: PostLibrary, address: string): BlogPage | null {
  const query = new URL(address).searchParams;
  const asked = query.get("category");
  const category = asked === null ? null : library.categories.find(({ slug }) => slug === asked);
  if (category === undefined) return null;
  const posts = category ? library.inCategory(category.slug) : library.all;
  const page = postPage(posts, pageNumber(query.get("page")));
  return page && { ...page, categories: library.categories, category };
}

/** Returns page `number`, counted from 1, or null. The first page has one more post, its featured one. */
export function postPage(posts: readonly PostSummary[], number: number): PostPage | null {
  const pageCount = Math.max(1, Math.ceil((posts.length - 1) / cardsPerPage));
  if (!Number.isInteger(number) || number < 1 || number > pageCount) return null;
  const end = number * cardsPerPage + 1;
  const start = number === 1 ? 0 : end - cardsPerPage;
  return { number, pageCount, posts: posts.slice(start, end) };
}

/** Returns 1 without a number and NaN for anything but a plain number. */
function pageNumber(asked: string | null): number {
  if (asked === null) return 1;
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : Number.NaN;
}
