import type { SiteSettings } from "~/content/model/settings.ts";

type Title = string | ((settings: SiteSettings) => string);

/** The pages that search engines may show, posts apart, with their titles, in the order of the route table. */
const titles = {
  "/": "A good place to live is a good thing to own",
  "/about": "About",
  "/media": "Media",
  "/investor": "Investors",
  "/podcast": ({ podcastTitle }) => `${podcastTitle} podcast`,
  "/portfolio": "Portfolio",
  "/current-project": "Current projects",
  "/privacy-policy": "Privacy policy",
  "/contact": "Contact",
  "/jefferson-reserve-phase-2": "Jefferson Reserve, Phase 2",
  "/property-investment-opportunity": "Midwest property investment",
  "/investment-opportunity-in-south-dakota": "Investment opportunity in South Dakota",
  "/newsletter": ({ newsletterTitle }) => newsletterTitle,
  "/blogs": "Blog",
} as const satisfies Record<string, Title>;

export type SitePagePath = keyof typeof titles;

export const sitePagePaths = Object.keys(titles).filter(isSitePage);

export function isSitePage(path: string): path is SitePagePath {
  return Object.hasOwn(titles, path);
}

export function titleOf(path: SitePagePath, settings: SiteSettings): string {
  const title: Title = titles[path];
  return typeof title === "string" ? title : title(settings);
}

/** Address of a post. */
export const postPath = (slug: string) => `/blog/${slug}`;
