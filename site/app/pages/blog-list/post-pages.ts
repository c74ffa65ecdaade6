import type { PostCategory, PostLibrary, PostSummary } from "~/content/model/model.ts";

interface PostPage {
  number: number;
  pageCount: number;
  /** Newest first. On the first page the first of them stands out. */
  posts: readonly PostSummary[];
}

export interface BlogPage extends PostPage {
  categories: readonly PostCategory[];
  /** The one whose posts these are; null for all posts. */
  category: PostCategory | null;
}

const cardsPerPage = 9;

/** The page of the blog that an address asks for, or null when there is no such page or category. */
export function blogPage(library: PostLibrary, address: string): BlogPage | null {
  const query = new URL(address).searchParams;
  const asked = query.get("category");
  const category = asked === null ? null : library.categories.find(({ slug }) => slug === asked);
  if (category === undefined) return null;
  const posts = category ? library.inCategory(category.slug) : library.all;
  const page = postPage(posts, pageNumber(query.get("page")));
  return page && { ...page, categories: library.categories, category };
}

/** Page `number`, counted from 1, or null when there is none. The newest post comes on top of the first page's cards. */
export function postPage(posts: readonly PostSummary[], number: number): PostPage | null {
  const pageCount = Math.max(1, Math.ceil((posts.length - 1) / cardsPerPage));
  if (!Number.isInteger(number) || number < 1 || number > pageCount) return null;
  const end = number * cardsPerPage + 1;
  const start = number === 1 ? 0 : end - cardsPerPage;
  return { number, pageCount, posts: posts.slice(start, end) };
}

/** 1 without a number, NaN for anything that is not a plain one. */
function pageNumber(asked: string | null): number {
  if (asked === null) return 1;
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : Number.NaN;
}
