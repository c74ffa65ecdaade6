import type { Post } from "~/content/model.ts";

/** A post as lists show it; bodies stay on the server. */
export type PostSummary = Pick<
  Post,
  "excerpt" | "image" | "publishedAt" | "readingMinutes" | "slug" | "title"
>;

export interface PostPage {
  readonly number: number;
  readonly pageCount: number;
  /** Newest first. On the first page the first of them stands out. */
  readonly posts: readonly PostSummary[];
}

const cardsPerPage = 9;

function summaryOf({ excerpt, image, publishedAt, readingMinutes, slug, title }: Post): PostSummary {
  return { excerpt, image, publishedAt, readingMinutes, slug, title };
}

/** Page `number`, counted from 1, or null when there is none. The newest post comes on top of the first page's cards. */
export function postPage(posts: readonly Post[], number: number): PostPage | null {
  const pageCount = Math.max(1, Math.ceil((posts.length - 1) / cardsPerPage));
  if (!Number.isInteger(number) || number < 1 || number > pageCount) return null;
  const end = number * cardsPerPage + 1;
  const start = number === 1 ? 0 : end - cardsPerPage;
  return { number, pageCount, posts: posts.slice(start, end).map(summaryOf) };
}

/** The page number that an address asks for: 1 without `?page`, NaN for anything that is not a plain number. */
export function pageNumberOf(address: string): number {
  const asked = new URL(address).searchParams.get("page");
  if (asked === null) return 1;
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : Number.NaN;
}
