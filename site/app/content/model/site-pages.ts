import { type CopyEdits, fill, withEdits } from "../../copy/copy.ts";
import { pages } from "../../copy/pages.ts";
import type { SiteSettings } from "./settings.ts";

export type PagePath = keyof typeof pages;

/** Path of a page that search engines may index, other than a post or a campaign page. */
export type SitePagePath = Exclude<PagePath, "/search">;

/** All values of `SitePagePath`, in the order of the route table. */
export const sitePagePaths = Object.keys(pages).filter(isSitePage);

/** Returns true for a `SitePagePath`. */
export function isSitePage(path: string): path is SitePagePath {
  return Object.hasOwn(pages, path) && path !== "/search";
}

/** Returns the title of a page. It may mention the podcast or the newsletter. */
export function titleOf(
  path: SitePagePath,
  { settings, copyEdits }: { settings: SiteSettings; copyEdits: CopyEdits },
): string {
  const page = withEdits(pages, copyEdits)[path];
  return "title" in page ? fill(page.title, namesOf(settings)) : page.label;
}

/** Returns the names that page titles mention. */
export function namesOf({ newsletterTitle, podcastTitle }: SiteSettings) {
  return { newsletter: newsletterTitle, podcast: podcastTitle };
}

export const postPath = (slug: string) => `/blog/${slug}`;

/** Returns the URL of a page of the blog list, counted from 1, for all posts or one category. */
export function blogsPath(list: { category?: string | undefined; page?: number } = {}): string {
  const { category, page = 1 } = list;
  const query = new URLSearchParams();
  if (category !== undefined) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/blogs?${query}` : "/blogs";
}

export interface PageLink {
  readonly label: string;
  readonly to: string;
}
