import { type CopyEdits, edited, fill } from "../../copy/copy.ts";
import { pages } from "../../copy/pages.ts";
import type { SiteSettings } from "./settings.ts";

export type PagePath = keyof typeof pages;

/** Pages that search engines may index, except posts. */
export type SitePagePath = Exclude<PagePath, "/search">;

/** Paths of these pages, in the order of the route table. */
export const sitePagePaths = Object.keys(pages).filter(isSitePage);

export function isSitePage(path: string): path is SitePagePath {
  return Object.hasOwn(pages, path) && path !== "/search";
}

/** Sources of page titles: edited copy, and the names of the podcast and the newsletter. */
interface TitleSources {
  readonly settings: SiteSettings;
  readonly copyEdits: CopyEdits;
}

export function titleOf(path: SitePagePath, { settings, copyEdits }: TitleSources): string {
  const page = edited(pages, copyEdits)[path];
  return "title" in page ? fill(page.title, namesOf(settings)) : page.label;
}

export const pageLabel = (path: SitePagePath, copyEdits: CopyEdits): string =>
  edited(pages, copyEdits)[path].label;

export function namesOf({ newsletterTitle, podcastTitle }: SiteSettings) {
  return { newsletter: newsletterTitle, podcast: podcastTitle };
}

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
