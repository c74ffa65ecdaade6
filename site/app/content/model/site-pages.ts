import { type CopyEdits, edited, fill } from "../../copy/copy.ts";
import { pages } from "../../copy/pages.ts";
import type { SiteSettings } from "./settings.ts";

export type PagePath = keyof typeof pages;

/** Pages that search engines may index, except posts. */
export type SitePagePath = Exclude<PagePath, "/search">;

/** Paths of these pages, in the order of the route table. */
export const sitePagePaths = Object.keys(pages).filter(isSitePage);

/** Returns true for the path of an indexable page, except posts and campaign pages. */
export function isSitePage(path: string): path is SitePagePath {
  return Object.hasOwn(pages, path) && path !== "/search";
}

/** Sources of page titles: edited copy, and the names of the podcast and the newsletter. */
interface TitleSources {
  readonly settings: SiteSettings;
  readonly copyEdits: CopyEdits;
}

/** Returns the title of a page with the edited copy. */
export function titleOf(path: SitePagePath, { settings, copyEdits }: TitleSources): string {
  const page = edited(pages, copyEdits)[path];
  return "title" in page ? fill(page.title, namesOf(settings)) : page.label;
}

/** Returns the name of a page in menus and search results. */
export const pageLabel = (path: SitePagePath, copyEdits: CopyEdits): string =>
  edited(pages, copyEdits)[path].label;

/** Returns the names that page titles mention. */
export function namesOf({ newsletterTitle, podcastTitle }: SiteSettings) {
  return { newsletter: newsletterTitle, podcast: podcastTitle };
}

/** Returns the path of a post. */
export const postPath = (slug: string) => `/blog/${slug}`;

/** Returns the URL of a page of the blog list, counted from 1, for all posts or one category. */
export function blogsPath({
  category,
  page = 1,
}: {
  category?: string | undefined;
  page?: number;
} = {}): string {
  const query = new URLSearchParams();
  if (category !== undefined) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/blogs?${query}` : "/blogs";
}

/** Link to a page of this site. */
export interface PageLink {
  readonly label: string;
  readonly to: string;
}
