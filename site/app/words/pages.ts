import type { SiteSettings } from "~/content/model/settings.ts";

type Title = string | ((settings: SiteSettings) => string);

interface PageName {
  /** What menus and links call it. */
  label: string;
  /** What its tab, shares and search results say, where that is more. */
  title?: Title;
}

/** The pages that search engines may show, posts apart, in the order of the route table. */
const names = {
  "/": { label: "Home", title: "A good place to live is a good thing to own" },
  "/about": { label: "About" },
  "/media": { label: "Media" },
  "/investor": { label: "Investors" },
  "/podcast": { label: "Podcast", title: ({ podcastTitle }) => `${podcastTitle} podcast` },
  "/portfolio": { label: "Portfolio" },
  "/current-project": { label: "Current projects" },
  "/privacy-policy": { label: "Privacy policy" },
  "/contact": { label: "Contact" },
  "/jefferson-reserve-phase-2": { label: "Jefferson Reserve, Phase 2" },
  "/property-investment-opportunity": { label: "Midwest investment", title: "Midwest property investment" },
  "/investment-opportunity-in-south-dakota": {
    label: "South Dakota",
    title: "Investment opportunity in South Dakota",
  },
  "/newsletter": { label: "Newsletter", title: ({ newsletterTitle }) => newsletterTitle },
  "/blogs": { label: "Blog" },
} as const satisfies Record<string, PageName>;

export type SitePagePath = keyof typeof names;

export const sitePagePaths = Object.keys(names).filter(isSitePage);

export function isSitePage(path: string): path is SitePagePath {
  return Object.hasOwn(names, path);
}

export function titleOf(path: SitePagePath, settings: SiteSettings): string {
  const { label, title = label }: PageName = names[path];
  return typeof title === "string" ? title : title(settings);
}

/** Address of a post. */
export const postPath = (slug: string) => `/blog/${slug}`;

/** Where the header, the mobile menu and the footer lead: specification, section 2. */
export interface PageLink {
  label: string;
  to: string;
}

const linkTo = (to: SitePagePath): PageLink => ({ label: names[to].label, to });

export const contactPage = linkTo("/contact");

export const searchPage: PageLink = { label: "Search", to: "/search" };

export const mainPages = [
  linkTo("/"),
  linkTo("/about"),
  linkTo("/portfolio"),
  linkTo("/property-investment-opportunity"),
];

export const opportunityPages = [
  linkTo("/investment-opportunity-in-south-dakota"),
  linkTo("/jefferson-reserve-phase-2"),
];

interface Resource extends PageLink {
  summary: (settings: SiteSettings) => string;
}

export const resourcePages: readonly Resource[] = [
  {
    ...linkTo("/newsletter"),
    summary: ({ newsletterTitle }) => `${newsletterTitle}, every issue as a PDF`,
  },
  { ...linkTo("/media"), summary: () => "Films, press mentions and brand downloads" },
  {
    ...linkTo("/podcast"),
    summary: ({ podcastTitle }) => `${podcastTitle}: conversations on owning apartments`,
  },
  { ...linkTo("/blogs"), summary: () => "Notes from our sites and our books" },
  { ...searchPage, summary: () => "Everything we have written, said and explained" },
];

export const footerPages: readonly (readonly PageLink[])[] = [
  [linkTo("/about"), linkTo("/portfolio"), linkTo("/media"), searchPage],
  [contactPage, linkTo("/podcast"), linkTo("/privacy-policy")],
];

/** How the link to a page is marked for whoever is on that page, or on one that belongs to it. */
export function currentMark({ to }: PageLink, pathname: string): "page" | "true" | undefined {
  if (pathname === to) return "page";
  return to === "/blogs" && pathname.startsWith(postPath("")) ? "true" : undefined;
}

export function holdsCurrent(pages: readonly PageLink[], pathname: string): boolean {
  return pages.some((page) => currentMark(page, pathname));
}
